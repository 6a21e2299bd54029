import * as z from 'zod';
import { shorten } from '../base/text.ts';
import type { Redact } from '../core/ports.ts';
import type { TaskPart } from '../core/task.ts';
import type { RepositoryName } from './context.ts';
import { renderedEvidence } from './issue-text.ts';
import { describeError, htmlOf, type Octokit, RENDERED, statusOf } from './octokit.ts';

/** What a run uses of a bot's open pull request: the packages whose versions it changes, and what the model reads of it. */
interface DependencyPull {
  readonly bumps: readonly TaskPart<'bumps'>[];
  readonly evidence: readonly TaskPart<'context'>[];
}

interface PullRequested {
  readonly repository: RepositoryName;
  /** The head branch. */
  readonly branch: string;
  /** Applied before a text is shortened: half a token would not be recognized. */
  readonly redact: Redact;
}

/**
 * Reads a bot's open pull request from `branch`: the packages that it changes, and its text. `pull` null: there is none, it changes no
 * package, or it could not be read (a note). Never throws for an answer of GitHub's: a run can do without.
 */
export async function readDependencyPull(
  octokit: Octokit,
  { repository, branch, redact }: PullRequested,
): Promise<{ readonly pull: DependencyPull | null; readonly notes: readonly string[] }> {
  try {
    const head = `${repository.owner}:${branch}`;
    const open = { ...repository, state: 'open', head, ...RENDERED } as const;
    const { data: pulls } = await octokit.rest.pulls.list(open);
    const pull = pulls.find(({ user }) => user?.type === 'Bot');
    if (pull === undefined) return { pull: null, notes: [] };
    const { number, title } = pull;
    // Only the first 100 files are read: in all but monorepos, the manifests are among them.
    const query = { ...repository, pull_number: number, per_page: 100 };
    const { data: files } = await octokit.rest.pulls.listFiles(query);
    const bumps = bumpsOf(files, title).map(({ name, from, to }) => {
      const [bounded, before, after] = [name, from, to].map((text) =>
        shorten(redact(text), MAX_PACKAGE_CHARS),
      );
      return { name: bounded ?? '', from: before ?? '', to: after ?? '' };
    });
    if (bumps.length === 0) return { pull: null, notes: [] };
    const text = bumps.map(({ name, from, to }) =>
      from === '' ? `${name} → ${to}` : `${name} ${from} → ${to}`,
    );
    const bot = pull.user?.login ?? 'a bot';
    const source = `packages that pull request #${number} of ${bot} changes`;
    const html = htmlOf(`pull request #${number}`, RenderedPull.parse(pull));
    const written = renderedEvidence(`what ${bot} wrote in pull request #${number}`, html, {
      redact,
      maxBytes: MAX_WRITTEN_BYTES,
    });
    const withText = written.evidence.filter((each) => each.text !== '');
    return {
      pull: { bumps, evidence: [{ source, text: text.join('\n') }, ...withText] },
      notes: written.notes,
    };
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return {
      pull: null,
      notes: [`the pull request from ${branch} could not be read (${describeError(error)})`],
    };
  }
}

/** `body_html`, which Octokit's types of a listed pull request lack. https://docs.github.com/en/rest/pulls/pulls#list-pull-requests */
const RenderedPull = z.object({ body: z.string().nullish(), body_html: z.string().nullish() });

/** The most that is kept of a pull request's text: release notes of many versions go on for pages. */
const MAX_WRITTEN_BYTES = 4 * 1024;
const MAX_PACKAGE_CHARS = 100;
const MAX_BUMPS = 20;

/** Files in which people name the packages that they need. */
const MANIFEST =
  /(?:^|\/)(?:package|composer|deno)\.json$|requirements[^/]*\.(?:txt|in)$|(?:^|\/)(?:pyproject|Cargo)\.toml$/;
const MANIFEST_OF_OTHERS =
  /(?:^|\/)(?:Pipfile|go\.mod|pom\.xml|Gemfile|mix\.exs|pubspec\.yaml|setup\.(?:py|cfg)|build\.gradle(?:\.kts)?)$/;
const MANIFEST_BY_ENDING = /\.(?:versions\.toml|gemspec|[cf]sproj|vbproj|props)$/;

/** `{ name: 'zod', from: '3.25.0', to: '4.0.0' }`, from the diffs of manifests; where they change no version, from the title. */
export function bumpsOf(
  files: readonly { readonly filename: string; readonly patch?: string | undefined }[],
  title: string,
): readonly TaskPart<'bumps'>[] {
  const manifests = files.filter(({ filename }) =>
    [MANIFEST, MANIFEST_OF_OTHERS, MANIFEST_BY_ENDING].some((pattern) => pattern.test(filename)),
  );
  const bumps = new Map<string, TaskPart<'bumps'>>();
  for (const { patch = '' } of manifests) for (const bump of bumpsIn(patch)) bumps.set(bump.name, bump);
  if (bumps.size > 0) return [...bumps.values()].slice(0, MAX_BUMPS);
  const [, name, from = '', to] =
    /\bbumps? (\S+) from (\S+) to (\S+)/i.exec(title) ?? /\bdependency (\S+)( ?)to (\S+)/i.exec(title) ?? [];
  return name === undefined || to === undefined ? [] : [{ name, from: from.trim(), to }];
}

/** The packages whose version differs between the removed and the added lines. */
function bumpsIn(patch: string): readonly TaskPart<'bumps'>[] {
  const [before, after] = [new Map<string, Package>(), new Map<string, Package>()];
  let around = '';
  for (const line of patch.split('\n')) {
    // Maven's XML and TOML tables (`[dependencies.serde]`) name the package on another line than its version.
    around =
      /<artifactId>([^<]+)<|^.\[(?:.*[.-])?dependencies\.([\w-]+)\]/.exec(line)?.slice(1).find(Boolean) ??
      around;
    const of = line.startsWith('-') ? before : line.startsWith('+') ? after : null;
    const found = of === null ? null : packageIn(line.slice(1, 500), around);
    // `example.com/colors/v2` → `example.com/colors`: the path of a Go module ends with its major version, which a bump may change.
    if (found !== null) of?.set(found.name.replace(/\/v\d+$/, ''), found);
  }
  return [...after].flatMap(([key, { name, version: to }]) => {
    const from = before.get(key)?.version;
    return from === undefined || from === to ? [] : [{ name, from, to }];
  });
}

interface Package {
  readonly name: string;
  readonly version: string;
}

/** Words that come before the name of a package in a line of a manifest, and are not that name. */
const KEYWORDS: ReadonlySet<string> = new Set(
  `gem require implementation api testimplementation compileonly runtimeonly classpath id version from package url
  packagereference packageversion include update dependency spec add_dependency add_development_dependency`.split(
    /\s+/,
  ),
);
const NAME = /[@A-Za-z][\w.@/:+-]*/g;
const BUMPED_VERSION = /(?<![\w.])v?\d[\w.*+-]*/;

/** `{ name: 'colors', version: '1.2' }` of `gem "colors", "1.2"`: the first word that is no keyword, and the first version after it. */
function packageIn(line: string, around: string): Package | null {
  for (const { 0: word, index } of line.matchAll(NAME)) {
    // `com.example:colors:1.2`, `colors@1.2`
    const [, joined, joinedVersion] = /^(.+)[:@](v?\d.*)$/.exec(word) ?? [];
    const name = (joined ?? word).replace(/:$/, '').replace(/[.-]version$/i, '');
    const isKeyword = KEYWORDS.has(name.toLowerCase());
    if (isKeyword && (around === '' || !/^version$/i.test(name))) continue;
    const version = joinedVersion ?? BUMPED_VERSION.exec(line.slice(index + word.length))?.[0];
    return version === undefined ? null : { name: isKeyword ? around : name, version };
  }
  return null;
}
