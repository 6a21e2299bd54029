import { numberAt } from '../json.ts';
import type { ReviewOptions } from './model.ts';
import { nodeId, renderUser } from './render-common.ts';
import { associationOf } from './render-issue.ts';
import { type Call, notFound, ok, paged, type Route, type World } from './route.ts';

function reviewIn({ path }: Call, { scene }: World): ReviewOptions | undefined {
  const review = scene.state.reviews.get(numberAt(path, 'review_id'));
  return review?.pull === numberAt(path, 'pull_number') ? review : undefined;
}

/** https://docs.github.com/rest/pulls/reviews */
export const reviewRoutes: Readonly<Record<string, Route>> = {
  'pulls/get-review': (call, world) => {
    const review = reviewIn(call, world);
    if (review === undefined) return notFound;
    const { scene } = world;
    const user = scene.state.user(review.login);
    const pull = scene.state.issue(review.pull).pull;
    const urls = addressesOf(review, `pullrequestreview-${review.id}`, world);
    return ok({
      id: review.id,
      node_id: nodeId('PRR', review.id),
      user: renderUser(user, scene.addresses),
      body: review.body,
      state: review.state,
      ...urls,
      _links: { html: { href: urls.html_url }, pull_request: { href: urls.pull_request_url } },
      commit_id: pull?.headSha ?? null,
      author_association: associationOf(user, scene),
    });
  },

  'pulls/list-comments-for-review': (call, world) => {
    const review = reviewIn(call, world);
    if (review === undefined) return notFound;
    const { scene } = world;
    const user = scene.state.user(review.login);
    const sha = scene.state.issue(review.pull).pull?.headSha ?? '';
    const comments = (review.comments ?? []).map(({ path, line, body }, at) => {
      const id = review.id * 100 + at;
      const urls = addressesOf(review, `discussion_r${id}`, world);
      const url = `${scene.api}/pulls/comments/${id}`;
      const [self, html, pull] = [url, urls.html_url, urls.pull_request_url].map((href) => ({ href }));
      return {
        id,
        node_id: nodeId('PRRC', id),
        url,
        pull_request_review_id: review.id,
        path,
        body,
        line,
        original_line: line,
        diff_hunk: '@@ -1 +1 @@',
        position: 1,
        original_position: 1,
        commit_id: sha,
        original_commit_id: sha,
        user: renderUser(user, scene.addresses),
        author_association: associationOf(user, scene),
        ...urls,
        _links: { self: self ?? null, html: html ?? null, pull_request: pull ?? null },
        created_at: scene.state.now(),
        updated_at: scene.state.now(),
      };
    });
    return paged(call, comments);
  },
};

function addressesOf({ pull }: ReviewOptions, anchor: string, { scene }: World) {
  return {
    html_url: `${scene.web}/pull/${pull}#${anchor}`,
    pull_request_url: `${scene.api}/pulls/${pull}`,
  };
}
