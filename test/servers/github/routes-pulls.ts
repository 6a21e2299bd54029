import {
  type JsonObject,
  numberAt,
  objectsAt,
  optionalNumberAt,
  optionalStringAt,
  stringAt,
  stringsAt,
} from '../json.ts';
import { type ChangedFile, changedFiles, listCommits, mergeBase } from './git-history.ts';
import type { Pull, ReviewOptions } from './model.ts';
import {
  type PullRequest,
  renderFile,
  renderPull,
  renderPullSimple,
  renderReview,
  renderUser,
} from './render.ts';
import {
  type Call,
  created,
  Mistake,
  notFound,
  ok,
  paged,
  type Route,
  unprocessable,
  type World,
} from './route.ts';

function invalid(field: string, message: string) {
  return unprocessable('Validation Failed', [{ resource: 'PullRequest', field, code: 'invalid', message }]);
}

function custom(message: string) {
  return unprocessable('Validation Failed', [{ resource: 'PullRequest', code: 'custom', message }]);
}

/** An open pull request follows its branches. */
function current(request: PullRequest, { git }: World): PullRequest {
  if (request.state === 'closed') return request;
  const { pull } = request;
  const headSha = git.ref(`refs/heads/${pull.head}`) ?? pull.headSha;
  const baseSha = git.ref(`refs/heads/${pull.base}`) ?? pull.baseSha;
  return { ...request, pull: { ...pull, headSha, baseSha } };
}

function renderedInFull(number: number, world: World) {
  const found = world.scene.state.pulls().find((pull) => pull.number === number);
  if (found === undefined) throw new Error(`${number} is no pull request`);
  const request = current(found, world);
  const { headSha, baseSha } = request.pull;
  const files = filesOf(request, world);
  const size = {
    commits: listCommits(world.git, headSha, baseSha).length,
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
    changed_files: files.length,
  };
  return renderPull(request, size, world.scene);
}

/** What the pull request changes, since its branches parted. */
function filesOf({ pull: { headSha, baseSha } }: PullRequest, { git }: World): readonly ChangedFile[] {
  return changedFiles(git, mergeBase(git, baseSha, headSha), headSha);
}

function pullIn(call: Call, { scene }: World): PullRequest | undefined {
  const number = numberAt(call.path, 'pull_number');
  return scene.state.pulls().find((pull) => pull.number === number);
}

/** The branch of `owner:branch` or `branch`; undefined for another owner's, as the fake has no forks. */
function branchOf(head: string, { scene }: World): string | undefined {
  const [owner = '', ...rest] = head.split(':');
  if (rest.length === 0) return head;
  return owner.toLowerCase() === scene.state.repository.owner.toLowerCase() ? rest.join(':') : undefined;
}

interface NewPull {
  /** The next free one, when undefined. */
  readonly number?: number | undefined;
  readonly title: string;
  readonly body: string | null;
  readonly head: string;
  readonly base: string;
  readonly draft: boolean;
  readonly modifiable: boolean;
}

/** Opens a pull request; the reply that refuses it, when it cannot be opened. */
export function openPull(options: NewPull, login: string, world: World) {
  const { state } = world.scene;
  const { title, body, base, draft } = options;
  const head = branchOf(options.head, world);
  const headSha = head === undefined ? undefined : world.git.ref(`refs/heads/${head}`);
  if (head === undefined || headSha === undefined)
    return { refusal: invalid('head', `head ${options.head} is invalid`) };
  const baseSha = world.git.ref(`refs/heads/${base}`);
  if (baseSha === undefined) return { refusal: invalid('base', `base ${base} is invalid`) };
  const label = `${state.repository.owner}:${head}`;
  if (
    state.pulls().some((pull) => pull.state === 'open' && pull.pull.head === head && pull.pull.base === base)
  ) {
    return { refusal: custom(`A pull request already exists for ${label}.`) };
  }
  if (listCommits(world.git, headSha, baseSha).length === 0) {
    return { refusal: custom(`No commits between ${base} and ${head}`) };
  }
  const maintainerCanModify = options.modifiable;
  const pull: Pull = { head, base, headSha, baseSha, draft, maintainerCanModify, reviewers: [] };
  return { issue: state.addIssue({ number: options.number, title, body, login }, pull) };
}

/** https://docs.github.com/rest/pulls */
export const pullRoutes: Readonly<Record<string, Route>> = {
  'pulls/list': (call, world) => {
    const state = optionalStringAt(call.query, 'state') ?? 'open';
    const base = optionalStringAt(call.query, 'base');
    const head = optionalStringAt(call.query, 'head');
    if (head !== undefined && !head.includes(':')) {
      throw new Mistake(`head=${head} lacks its owner: GitHub would ignore it and list every pull request`);
    }
    const branch = head === undefined ? undefined : branchOf(head, world);
    const listed = world.scene.state
      .pulls()
      .filter((request) => state === 'all' || request.state === state)
      .filter(
        ({ pull }) =>
          (base === undefined || pull.base === base) && (head === undefined || pull.head === branch),
      )
      .toSorted((a, b) => b.number - a.number);
    const requests = listed.map((request) => current(request, world));
    return paged(
      call,
      requests.map((request) => renderPullSimple(request, world.scene)),
    );
  },

  'pulls/get': (call, world) => {
    const request = pullIn(call, world);
    return request === undefined ? notFound : ok(renderedInFull(request.number, world));
  },

  'pulls/create': ({ body }, world) => {
    const title = optionalStringAt(body, 'title');
    if (title === undefined || title === '') {
      return unprocessable('Validation Failed', [
        { resource: 'PullRequest', field: 'title', code: 'missing_field' },
      ]);
    }
    if (title.length > 256) return custom('title is too long (maximum is 256 characters)');
    const text = optionalStringAt(body, 'body') ?? null;
    if ((text?.length ?? 0) > 65_536) return custom('body is too long (maximum is 65536 characters)');
    const modifiable = body['maintainer_can_modify'] === true;
    const ends = { head: stringAt(body, 'head'), base: stringAt(body, 'base') };
    const options = { title, body: text, ...ends, draft: body['draft'] === true, modifiable };
    const opened = openPull(options, world.login, world);
    return opened.issue === undefined ? opened.refusal : created(renderedInFull(opened.issue.number, world));
  },

  'pulls/update': (call, world) => {
    const request = pullIn(call, world);
    if (request === undefined) return notFound;
    const { state } = world.scene;
    const title = optionalStringAt(call.body, 'title');
    const body = optionalStringAt(call.body, 'body');
    const base = optionalStringAt(call.body, 'base');
    const to = optionalStringAt(call.body, 'state');
    if ((body?.length ?? 0) > 65_536) return custom('body is too long (maximum is 65536 characters)');
    const { pull } = current(request, world);
    state.changePull(request.number, { ...pull, ...(base === undefined ? {} : { base }) });
    if (title !== undefined) state.edit(request.number, { title });
    if (body !== undefined) state.edit(request.number, { body });
    if (to === 'open' || to === 'closed') state.edit(request.number, { state: to });
    return ok(renderedInFull(request.number, world));
  },

  'pulls/request-reviewers': (call, world) => {
    const request = pullIn(call, world);
    if (request === undefined) return notFound;
    const { state } = world.scene;
    const reviewers = stringsAt(call.body, 'reviewers');
    const isCollaborator = (login: string) => (state.findUser(login)?.permission ?? 'none') !== 'none';
    if (!reviewers.every(isCollaborator) || stringsAt(call.body, 'team_reviewers').length > 0) {
      return unprocessable(
        'Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the repository.',
      );
    }
    if (reviewers.includes(request.login))
      return unprocessable('Review cannot be requested from pull request author.');
    const added = reviewers.map((login) => state.user(login).login);
    state.changePull(request.number, { reviewers: [...new Set([...request.pull.reviewers, ...added])] });
    const changed = current({ ...request, ...pullIn(call, world) }, world);
    return created(renderPullSimple(changed, world.scene));
  },

  'pulls/list-files': (call, world) => {
    const request = pullIn(call, world);
    if (request === undefined) return notFound;
    return paged(
      call,
      filesOf(current(request, world), world).map((file) => renderFile(file)),
    );
  },

  // https://docs.github.com/rest/pulls/reviews
  'pulls/list-reviews': (call, world) => {
    const { scene } = world;
    const reviews = [...scene.state.reviews.values()].filter(
      ({ pull }) => pull === numberAt(call.path, 'pull_number'),
    );
    return paged(
      call,
      reviews.map((review) => renderReview(review, scene)),
    );
  },

  'pulls/create-review': (call, world) => {
    const request = pullIn(call, world);
    if (request === undefined) return notFound;
    const { state } = world.scene;
    const { headSha } = current(request, world).pull;
    const commit = optionalStringAt(call.body, 'commit_id') ?? headSha;
    const body = optionalStringAt(call.body, 'body') ?? '';
    const event = optionalStringAt(call.body, 'event');
    if (event === undefined) throw new Mistake('a review without an event stays pending, and nobody sees it');
    if (event !== 'COMMENT' && request.login === world.login)
      return unprocessable('Review Can not approve your own pull request');
    if (commit !== headSha)
      return unprocessable('Validation Failed', [{ message: 'commit_id is not part of the pull request' }]);
    const comments = objectsAt(call.body, 'comments');
    const files = filesOf(current(request, world), world);
    for (const comment of comments) {
      const problem = problemOfComment(comment, files);
      if (problem !== null) return unprocessable('Unprocessable Entity', [{ message: problem }]);
    }
    const review = {
      id: state.nextId(),
      pull: request.number,
      login: world.login,
      state: 'COMMENTED',
      body,
      commit,
      comments: comments.map((comment) => ({
        path: stringAt(comment, 'path'),
        line: numberAt(comment, 'line'),
        start: optionalNumberAt(comment, 'start_line') ?? numberAt(comment, 'line'),
        body: stringAt(comment, 'body'),
      })),
    } as const;
    state.reviews.set(review.id, review);
    return ok(renderReview(review, world.scene));
  },

  'pulls/get-review': (call, world) => {
    const review = reviewIn(call, world);
    return review === undefined ? notFound : ok(renderReview(review, world.scene));
  },

  'pulls/list-comments-for-review': (call, world) => {
    const review = reviewIn(call, world);
    if (review === undefined) return notFound;
    const user = renderUser(world.scene.state.user(review.login));
    const comments = (review.comments ?? []).map((comment, at) => ({
      id: review.id * 100 + at,
      ...comment,
      user,
    }));
    return paged(call, comments);
  },
};

/** https://docs.github.com/en/rest/pulls/reviews#create-a-review-for-a-pull-request */
function problemOfComment(comment: JsonObject, files: readonly ChangedFile[]): string | null {
  const file = files.find(({ path }) => path === stringAt(comment, 'path'));
  if (file === undefined) return 'Path could not be resolved';
  if (stringAt(comment, 'body').length > 65_536) return 'body is too long (maximum is 65536 characters)';
  const line = optionalNumberAt(comment, 'line');
  if (line === undefined) throw new Mistake('a comment of a review has no line');
  const start = optionalNumberAt(comment, 'start_line') ?? line;
  if (optionalStringAt(comment, 'side') !== 'RIGHT') throw new Mistake('the side of a comment is not RIGHT');
  if (comment['start_line'] !== undefined && start >= line) return 'start_line must precede the end line.';
  const isShown = shownLines(file).some(([from, to]) => start >= from && line <= to);
  return isShown ? null : 'Line could not be resolved';
}

/** From and to, on the right side, for each hunk. */
const shownLines = ({ patch }: ChangedFile): readonly (readonly [number, number])[] =>
  [...patch.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].map(([, from, count = '1']) => [
    Number(from),
    Number(from) + Number(count) - 1,
  ]);

function reviewIn({ path }: Call, { scene }: World): ReviewOptions | undefined {
  const review = scene.state.reviews.get(numberAt(path, 'review_id'));
  return review?.pull === numberAt(path, 'pull_number') ? review : undefined;
}
