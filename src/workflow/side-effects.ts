/**
 * What a script does to the world outside of its checkout. A judge runs many times over, on changes that nobody has
 * looked at: it must not publish, deploy, upload or push anything.
 */

/** What counts as the start of a command: of a line, or behind what joins commands; wrappers and variables pass. */
const START = String.raw`(?:^|[;&|(\x60]|&&|\|\||\$\(|\b(?:then|do|else|exec|sudo|time|env|nohup|xargs|if|!)\b)\s*(?:[A-Z_][A-Z0-9_]*=\S*\s+)*(?:sudo\s+(?:-\w+\s+)*)?(?:(?:uv|poetry|pipenv|pdm|hatch|rye|conda|pixi|mise|devbox|nix develop -c) (?:run|exec) (?:--\S+\s+)*|bundle exec |(?:npm|pnpm|yarn) (?:exec|dlx) (?:--\s+)?)?`;

interface Rule {
  readonly does: 'publishes' | 'deploys' | 'uploads' | 'pushes' | 'changes another machine';
  /** Words of the command, each a pattern; options may stand between them. */
  readonly commands: readonly string[];
}

const RUNNERS = `(?:npm|pnpm|yarn|bun|npx|lerna|nx|turbo|rush)`;
const OPTIONS = String.raw`(?:\s+-[\w-]+(?:[= ](?!-)[^\s;&|]+)??)*?\s+`;

const RULES: readonly Rule[] = [
  {
    does: 'publishes',
    commands: [
      `${RUNNERS}(?: exec| run)?(?: -\\S+)* publish(?![\\w:-])`,
      'yarn npm publish',
      '(?:npx |pnpm |yarn |bunx |pnpm exec |yarn exec )?(?:changeset|changesets) publish',
      '(?:npx (?:-y |--yes )?|pnpm |yarn |bunx |pnpm exec )?(?:semantic-release|release-it|np|jsr publish|multi-semantic-release)',
      'deno publish',
      '(?:npx (?:-y |--yes )?|bunx )?pkg-pr-new(?:@\\S+)? publish',
      '(?:python3? -m )?twine upload',
      '(?:python3? -m )?(?:poetry|flit|hatch|pdm|uv|maturin|conda|anaconda) (?:publish|upload)',
      'python3? setup\\.py (?:\\S+ )*upload',
      'cargo (?:\\+\\S+ )?(?:publish|release|workspaces publish|smart-release)',
      'release-plz(?: release)?',
      'gem push',
      '(?:bundle exec )?rake (?:\\S+ )*release\\S*',
      'mix hex\\.publish',
      '(?:dotnet )?nuget push',
      '(?:npx (?:-y |--yes )?|pnpm |yarn )?(?:vsce|ovsx|@vscode/vsce) publish',
      '(?:\\./)?mvnw? (?:\\S+ )*(?:deploy|release:perform)',
      '(?:\\./)?gradlew? (?:\\S+ )*\\S*(?:publish|uploadArchives|closeAndRelease)(?!\\w*ToMavenLocal)\\S*',
      '(?:\\./)?sbt (?:.*)\\b(?:publish(?:Signed)?|ci-release|sonatype\\w+)\\b(?!Local|M2)',
      'pod trunk push',
      'goreleaser release(?!.*--snapshot)(?!.*--skip=[\\w,]*publish)',
      'gh release (?:create|upload|edit|delete)',
      'choco push',
      'snapcraft (?:upload|push|release)',
      'stack upload',
      'cabal upload',
      'dart pub publish',
      'flutter pub publish',
      'luarocks upload',
      'melos publish',
      'mike deploy',
      'mkdocs gh-deploy',
      'julia .*register',
    ],
  },
  {
    does: 'pushes',
    commands: [
      'git(?: -[cC] \\S+)* push',
      '(?:docker|podman|nerdctl|buildah)(?: compose| manifest| image)? push',
      '(?:docker|podman) (?:buildx )?(?:build|bake)\\b.*\\s--push',
      'docker-compose push',
      '(?:crane|oras|helm|skopeo) (?:push|copy)',
      'ko (?:build|publish|resolve|apply)',
      'gh (?:pr|issue) (?:create|merge|close|edit|comment|review|reopen|ready)',
      'gh (?:workflow run|repo (?:create|sync|edit|delete)|label create|api\\b.*(?:-X|--method)[ =]?(?:POST|PUT|PATCH|DELETE))',
      'hub (?:release|pull-request)',
      'cosign (?:sign|attest)',
    ],
  },
  {
    does: 'deploys',
    commands: [
      '(?:terraform|tofu|terragrunt)(?: \\S+)*? (?:apply|destroy|import)',
      'pulumi (?:up|destroy|refresh)',
      'kubectl (?!version|--help|kustomize|explain)\\S+',
      'helm (?:install|upgrade|uninstall|rollback)',
      'helmfile (?:apply|sync|destroy)',
      'kustomize .*\\| *kubectl',
      'ansible-playbook(?!.*--(?:syntax-check|check))',
      'argocd \\S+',
      '(?:npx (?:-y |--yes )?|pnpm |yarn |bunx )?(?:firebase|vercel|netlify|wrangler|serverless|sls|surge|gh-pages|flyctl|fly|railway|heroku|eb|copilot|amplify|cdk|sam|sst|now) (?:.*\\b)?(?:deploy|publish|--prod|up|release|pages)\\b',
      'vercel\\b',
      'gcloud \\S+',
      'gsutil \\S+',
      'aws (?!--version)\\S+',
      'az (?!--version|version)\\S+',
      'doctl \\S+',
      'cf push',
      'appcfg\\S* update',
      'fastlane \\S+',
      'xcrun (?:altool|notarytool)',
    ],
  },
  {
    does: 'uploads',
    commands: [
      'codecov(?:cli)?(?! --version)\\b',
      '(?:npx |bunx )?(?:coveralls|codacy-coverage\\S*|codeclimate-test-reporter|cc-test-reporter|\\./cc-test-reporter)(?! --version)\\b',
      '(?:python3? -m )?coveralls',
      '(?:bash|sh) <\\(\\s*curl[^)]*codecov',
      'curl[^\\n]*codecov\\.io/bash',
      'sentry-cli .*\\b(?:upload|releases|sourcemaps)',
      'jf rt u(?:pload)?',
      'rclone (?:copy|sync|move)',
      's3cmd (?:put|sync)',
      'curl\\b[^\\n]*\\s(?:-T|--upload-file|--data-binary|-F|--form)\\s(?![^\\n]*(?:localhost|127\\.0\\.0\\.1|\\[::1\\]))',
      'curl\\b[^\\n]*\\s(?:-X ?|--request[ =])(?:POST|PUT|PATCH|DELETE)\\b(?![^\\n]*(?:localhost|127\\.0\\.0\\.1|\\[::1\\]))',
      '(?:\\./)?sonar-scanner\\b',
      'docker login',
      'npm login',
    ],
  },
  {
    does: 'changes another machine',
    commands: [
      'ssh (?!-V)\\S+',
      'scp \\S+',
      'sftp \\S+',
      'rsync [^\\n;&|]*(?:\\S+@\\S+:|\\s\\w[\\w.-]*:[/~\\w])',
      'lftp \\S+',
    ],
  },
];

/** A script of the repository, or a target of a build tool, that says by its name what it does. */
const WHERE = `(?:-F|-C|-w|--filter|--prefix|--cwd|--dir|--workspace|--project)`;
const NAMED = String.raw`(?:${RUNNERS}(?:\s+${WHERE}[= ]\S+|\s+run|\s+(?!${WHERE}\b)-\S+)*|make(?:\s+-\S+(?:\s+[\w./]+)?)*|just|task|rake|bundle exec rake|invoke|nox -s|tox -e|composer(?: run(?:-script)?)?|deno task|cargo xtask|(?:bash|sh|python3?|node|ruby)\s+(?:\S*/)?|(?:\./|\.\.?/)?(?:[\w.-]+/)*)\s*`;
const ACTIONS = `(?:deploy|publish|release|upload)`;
/** `release:check`, `publish-dry-run`, `build-release`, `test:publish` do not do it. */
const NAMED_ACTION = new RegExp(
  `${START}${NAMED}(${ACTIONS}(?:[:_-](?!check|dry|test|lint|build|notes|verify|plan)[\\w:-]+)*(?:\\.(?:sh|py|js|mjs|ts|rb))?)(?=\\s|$|[;&|)"'])`,
  'm',
);

const isDry = (line: string): boolean =>
  /--dry-run(?!=false)|\s-n\s|--no-publish|--no-push|--check\b|--help\b|--snapshot\b|\bpublishToMavenLocal\b|\bpublishLocal\b|\bpublishM2\b|--output=type=(?:docker|oci)/.test(
    line,
  );

export interface SideEffect {
  readonly does: string;
  /** As it stands in the script. */
  readonly command: string;
}

const PATTERNS = RULES.flatMap(({ does, commands }) =>
  commands.map((command) => ({
    does,
    pattern: new RegExp(`${START}(${command.replace(/(?<=\w) (?=[\w(])/, OPTIONS)})(?!\\w)`, 'm'),
  })),
);

/** Of a line that is looked at: what publishes stands at its start. */
const MAX_LINE = 2000;

/** The first thing a script does that must not be repeated; null when there is none. */
export function sideEffectOf(script: string): SideEffect | null {
  const lines = script
    .replace(/\\\r?\n\s*/g, ' ')
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, MAX_LINE))
    .filter((line) => line !== '' && !line.startsWith('#') && !/^(?:echo|printf)\b[^;&|]*$/.test(line));
  for (const line of lines) {
    if (isDry(line)) continue;
    for (const { does, pattern } of PATTERNS) {
      const found = pattern.exec(line)?.[1];
      if (found !== undefined) return { does, command: shortened(found) };
    }
    const named = NAMED_ACTION.exec(line);
    if (named !== null) return { does: doesBy(named[1] ?? ''), command: shortened(line) };
  }
  return null;
}

function doesBy(name: string): string {
  if (name.startsWith('deploy')) return 'deploys';
  return name.startsWith('upload') ? 'uploads' : 'publishes';
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text).trim();

/** A step that says by its name that it hands something on, where its script does not say otherwise. */
export function namedSideEffect(name: string, script: string): string | null {
  const verb = /^(?:deploy|publish|upload|push|release)\b/i.exec(name.replace(/^[^\p{L}]+/u, ''))?.[0];
  if (verb === undefined || isDry(script)) return null;
  return /\b(?:test|build|lint|check|compile|fmt|format|validate|dotnet publish|verify)\b/i.test(script)
    ? null
    : verb;
}
