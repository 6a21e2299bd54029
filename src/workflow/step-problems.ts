import type { ResolvedJob } from './jobs.ts';
import { type Template, textOf } from './parse.ts';
import type { RunnerFacts, Surroundings } from './runner.ts';
import { namedSideEffect, sideEffectOf } from './side-effects.ts';
import type { StepCommand } from './step-command.ts';
import type { LeftOut } from './step-environment.ts';
import type { Leaf } from './steps.ts';

export interface JudgeFacts {
  readonly stepName: string;
  readonly job: ResolvedJob;
  readonly leaf: Leaf;
  /** null: the labels do not say. */
  readonly os: RunnerFacts['os'] | null;
  readonly here: Surroundings;
}

/** Why a step cannot judge anything here, whatever its command; null when nothing is against it. */
export function problemOfStep({ stepName, job, leaf, os, here }: JudgeFacts): string | null {
  const { source } = leaf;
  if (source.run === null) {
    return `it is the action ${source.uses ?? 'of no name'}, which only runs in its own job`;
  }
  if (os !== null && os !== here.os && isElsewhere(here)) {
    return `it ran on ${os}, and this runner is ${here.os}`;
  }
  if (sumsUpJobs(leaf)) return 'it only sums up the results of other jobs: what failed is in one of those';
  if (onlyFails(rawText(source.run))) {
    return 'it does nothing but fail: what went wrong is in an earlier step or another job';
  }
  if (isElsewhere(here) && job.job.environment !== undefined && textOf(job.job.environment) !== '') {
    return 'its job is bound to a deployment environment (`environment:`)';
  }
  const text = rawText(source.run);
  const effect = sideEffectOf(text);
  if (effect !== null) return `it ${effect.does} (\`${effect.command}\`), which a judge must not repeat`;
  const verb = namedSideEffect(stepName, text);
  if (verb !== null)
    return `by its name it is there to ${verb.toLowerCase()} something, which a judge must not repeat`;
  if (/ACTIONS_ID_TOKEN_REQUEST/.test(text)) return "it asks for the job's identity token (`id-token`)";
  return null;
}

const isElsewhere = ({ ownJob, isOnlyRead }: Surroundings): boolean => ownJob === null && isOnlyRead !== true;

/** Why the command of a step cannot judge here; null when nothing is against it. */
export function problemOfCommand(
  { job, here }: JudgeFacts,
  { command, leftOut }: StepCommand,
): string | null {
  const effect = sideEffectOf(command.run);
  if (effect !== null) return `it ${effect.does} (\`${effect.command}\`), which a judge must not repeat`;
  if (here.isOnlyRead === true) return null;
  const needed = leftOut.find((variable) => isNeeded(variable, command.run));
  if (needed !== undefined) {
    return needed.why === 'secret'
      ? `it needs the secret behind ${needed.name}, which tests never get`
      : `the value of ${needed.name} in its environment is not known here`;
  }
  if (here.ownJob !== null) return null;
  const services = job.job.services.filter((name) => !here.services.includes(name));
  if (services.length > 0 && !isStatic(command.run)) {
    return `it needs ${services.length === 1 ? 'the service' : 'the services'} ${services.join(', ')} of its job, which ${services.length === 1 ? 'is' : 'are'} not here (\`agent-fix init\` carries them over)`;
  }
  if (job.job.container !== undefined && !here.isInContainer) {
    return 'it ran in the container of its job, which is not here (`agent-fix init` carries it over)';
  }
  return null;
}

/** What reports to a service, and is not missed by what runs. */
const REPORTING =
  /^(?:CODECOV|COVERALLS|CODACY|CODECLIMATE|CC_TEST_REPORTER|SONAR|TRUNK|BUILDPULSE|DATADOG|DD|PERCY|CHROMATIC|ARGOS|CODSPEED|NX_CLOUD|TURBO|BUILDKITE_ANALYTICS|CURRENTS|CYPRESS|TESTMO|HONEYCOMB|SENTRY|GRADLE_ENTERPRISE|DEVELOCITY|NX|RENOVATE|FOSSA|SNYK)_?\w*(?:TOKEN|KEY|ID|DSN|TEAM|DSNS)$/;

/** A value that a script never names can still be read by what it starts: only what a step sets for itself counts then. */
function isNeeded({ name, level }: LeftOut, run: string): boolean {
  if (new RegExp(`\\b${name.replace(/\W/g, '\\$&')}\\b`).test(run)) return true;
  return level === 'step' && !REPORTING.test(name);
}

const STATIC =
  /\b(?:lint|eslint|prettier|biome|stylelint|ruff|black|flake8|pylint|mypy|pyright|isort|tsc|typecheck|type-check|clippy|rustfmt|fmt|gofmt|golangci-lint|vet|staticcheck|rubocop|standardrb|phpstan|psalm|php-cs-fixer|ktlint|detekt|checkstyle|spotless\w*|shellcheck|shfmt|actionlint|yamllint|markdownlint\S*|codespell|cargo check|format|dialyzer|credo)\b/;
const RUNS_TESTS =
  /\b(?:test|tests|pytest|rspec|jest|vitest|mocha|e2e|phpunit|spec|integration|cypress|playwright|migrate)\b/;

/** Needs no service: it looks at files. */
const isStatic = (run: string): boolean => STATIC.test(run) && !RUNS_TESTS.test(run);

/** Looks at what became of other jobs. */
function sumsUpJobs({ source }: Leaf): boolean {
  const texts = [source.condition ?? '', rawText(source.run)];
  const env = source.env.kind === 'texts' ? [...source.env.texts.values()].map(rawText) : [];
  return [...texts, ...env].some((text) => RESULTS.test(text));
}

const RESULTS = /\bneeds\s*(?:\.\s*(?:\*|[\w-]+)|\[[^\]]*\])\s*\.\s*result\b|\btoJSON\(\s*needs\s*\)/i;

/** `exit 1` after words about it. */
function onlyFails(script: string): boolean {
  const commands = script
    .split(/[\n;]|&&/)
    .map((line) => line.trim())
    .filter(
      (line) =>
        line !== '' && !line.startsWith('#') && !/^(?:echo|printf)\b/.test(line) && !/^set -/.test(line),
    );
  return commands.length > 0 && commands.every((line) => /^(?:exit [1-9]\d*|false)$/.test(line));
}

const rawText = (template: Template | null): string =>
  (template ?? []).map((part) => (part.kind === 'text' ? part.text : `\${{ ${part.source} }}`)).join('');
