import { isoSeconds } from './git-history.ts';
import type {
  Comment,
  CommentOptions,
  Issue,
  IssueOptions,
  Pull,
  RepositoryOptions,
  ReviewOptions,
  RunOptions,
  User,
  UserOptions,
} from './model.ts';

type Change = Partial<Pick<Issue, 'title' | 'body' | 'state'>>;

/** What the service knows besides git: accounts, issues, pull requests and workflow runs. */
export class GitHubState {
  readonly repository: RepositoryOptions;
  readonly issues = new Map<number, Issue>();
  readonly runs = new Map<number, RunOptions>();
  readonly reviews = new Map<number, ReviewOptions>();
  /** Files of other repositories: text by `owner/repo/path@commit`. */
  readonly elsewhere = new Map<string, string>();
  /** Commits that the service signed, with what it signed. */
  readonly signed = new Map<string, { readonly payload: string; readonly at: string }>();
  readonly #users: Map<string, User>;
  #lastId = 5000;

  constructor(repository: RepositoryOptions, users: Readonly<Record<string, UserOptions>>) {
    this.repository = repository;
    const owner = { [repository.owner]: { permission: 'admin' as const, id: 1000 } };
    const logins = Object.entries({ ...owner, ...users });
    this.#users = new Map(
      logins.map(([login, user], i) => [login.toLowerCase(), userOf(login, user, 1001 + i)]),
    );
  }

  now(): string {
    return isoSeconds(new Date());
  }

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** The account of that name; the fake knows only those it was given. */
  findUser(login: string): User | undefined {
    return this.#users.get(login.toLowerCase());
  }

  /** Somebody takes or gives access. */
  permit(login: string, permission: User['permission']): void {
    this.#users.set(login.toLowerCase(), { ...this.user(login), permission, roleName: permission });
  }

  user(login: string): User {
    const user = this.findUser(login);
    if (user === undefined) throw new Error(`The test's GitHub has no user "${login}"`);
    return user;
  }

  issue(number: number): Issue {
    const issue = this.issues.get(number);
    if (issue === undefined) throw new Error(`The test's GitHub has no issue ${number}`);
    return issue;
  }

  pulls(): readonly (Issue & { readonly pull: Pull })[] {
    return [...this.issues.values()].flatMap((issue) =>
      issue.pull === undefined ? [] : [{ ...issue, pull: issue.pull }],
    );
  }

  addIssue(options: IssueOptions, pull?: Pull): Issue {
    const number = options.number ?? Math.max(0, ...this.issues.keys()) + 1;
    if (this.issues.has(number)) throw new Error(`Issue ${number} exists already`);
    const createdAt = options.createdAt ?? this.now();
    this.issues.set(number, {
      number,
      title: options.title,
      body: options.body ?? null,
      login: this.user(options.login).login,
      state: options.state ?? 'open',
      createdAt,
      updatedAt: createdAt,
      closedAt: options.state === 'closed' ? createdAt : null,
      labels: options.labels ?? [],
      comments: [],
      ...(pull === undefined ? {} : { pull }),
    });
    for (const comment of options.comments ?? []) this.comment(number, comment);
    return this.issue(number);
  }

  /** Sets a label. Setting it again changes nothing. */
  label(number: number, name: string): void {
    const { labels } = this.issue(number);
    if (!labels.includes(name)) this.#change(number, { labels: [...labels, name] });
  }

  unlabel(number: number, name: string): void {
    this.#change(number, { labels: this.issue(number).labels.filter((label) => label !== name) });
  }

  comment(number: number, options: CommentOptions): Comment {
    const { login, body, createdAt = this.now() } = options;
    const comment = {
      id: options.id ?? this.nextId(),
      login: this.user(login).login,
      body,
      createdAt,
      updatedAt: createdAt,
      reactions: [],
    };
    this.#change(number, { comments: [...this.issue(number).comments, comment] });
    return comment;
  }

  /** The comment of that id, and the issue it stands on. */
  findComment(id: number): { readonly issue: Issue; readonly comment: Comment } | undefined {
    for (const issue of this.issues.values()) {
      const comment = issue.comments.find((each) => each.id === id);
      if (comment !== undefined) return { issue, comment };
    }
    return undefined;
  }

  changeComment(id: number, change: Partial<Pick<Comment, 'body' | 'updatedAt' | 'reactions'>>): void {
    const found = this.findComment(id);
    if (found === undefined) throw new Error(`The test's GitHub has no comment ${id}`);
    const { comments, number } = found.issue;
    this.#change(number, {
      comments: comments.map((each) => (each.id === id ? { ...each, ...change } : each)),
    });
  }

  /** Changes title, body or state. */
  edit(number: number, change: Change): void {
    const closed =
      change.state === undefined ? {} : { closedAt: change.state === 'closed' ? this.now() : null };
    this.#change(number, { ...change, ...closed });
  }

  changePull(number: number, change: Partial<Pull>): void {
    const { pull } = this.issue(number);
    if (pull === undefined) throw new Error(`${number} is no pull request`);
    this.#change(number, { pull: { ...pull, ...change } });
  }

  #change(number: number, change: Partial<Issue>): void {
    this.issues.set(number, { ...this.issue(number), ...change, updatedAt: this.now() });
  }
}

function userOf(login: string, options: UserOptions, id: number): User {
  const { permission = 'none', type = 'User' } = options;
  return { login, permission, roleName: options.roleName ?? permission, type, id: options.id ?? id };
}
