import { type Contexts, evaluateCondition, evaluateExpression, evaluateText, plainText } from './evaluate.ts';
import { toJson } from './known-data.ts';
import { parseExpression, splitTemplate } from './parse.ts';
import { sideEffectOf } from './side-effects.ts';

/** A step as YAML has it. */
export type StepYaml = Readonly<Record<string, unknown>>;

export interface CarriedSteps {
  readonly steps: readonly StepYaml[];
  /** What was left out, and why. */
  readonly notes: readonly string[];
}

/** What a job looks at once it is set up: its tests, its lints. */
const JUDGES =
  /\b(?:tests?|pytest|unittest|tox|nox|rspec|jest|vitest|mocha|phpunit|pest|ctest|lint|eslint|prettier|biome|ruff|black|flake8|mypy|pyright|tsc|typecheck|clippy|rustfmt|fmt|vet|golangci-lint|rubocop|phpstan|checkstyle|verify|check|spec|e2e|coverage)\b/;
const INSTALLS =
  /\b(?:(?:npm|pnpm|yarn|bun) (?:ci|i)|install|restore|download|bootstrap|setup|sync|get|pull|update|fetch|enable|add)\b/;
/** Actions that hand results on. */
const HANDS_ON =
  /^(?:actions\/(?:upload-artifact|upload-pages|deploy-pages|attest)|codecov\/|coverallsapp\/|dorny\/test-reporter|mikepenz\/|EnricoMi\/|softprops\/|docker\/(?:build-push|login)|peaceiris\/|github\/codeql-action\/upload|aws-actions\/|google-github-actions\/auth|azure\/login)/i;

/** The steps of a job that set it up for the ones that judge, filled in for one leg. */
export async function setupSteps(steps: readonly StepYaml[], contexts: Contexts): Promise<CarriedSteps> {
  const filled = steps.map((step) => ({ source: step, ...fill(step, contexts) }));
  const last = filled.findLastIndex(({ source }) => isJudge(source));
  const notes: string[] = [];
  const carried: StepYaml[] = [];
  for (const { source, value: step, lost } of filled.slice(0, last < 0 ? filled.length : last)) {
    if (isCheckout(source) || isJudge(source)) continue;
    const name = nameOf(source);
    const uses = textAt(source, 'uses');
    const run = textAt(source, 'run').replace(/\$\{\{.*?\}\}/g, '$EXPRESSION');
    if (HANDS_ON.test(uses) || (await sideEffectOf(run, textAt(source, 'shell') || null)) !== null) {
      notes.push(`step "${name}" hands something on: left out`);
      continue;
    }
    if (evaluateCondition(textAt(source, 'if') || null, contexts) === false) continue;
    const missing = UNREACHABLE.exec(JSON.stringify(step))?.[0];
    if (missing !== undefined) {
      notes.push(`step "${name}" needs ${missing} of another job: left out`);
      continue;
    }
    if (lost.includes('run') || lost.includes('if')) {
      notes.push(`step "${name}" needs a secret: left out`);
      continue;
    }
    for (const key of lost) notes.push(`${key} of step "${name}" needs a secret: left out`);
    carried.push(isBuild(source) ? { ...step, 'continue-on-error': true } : step);
  }
  return { steps: carried, notes };
}

/** Other jobs do not run in the new workflow. */
const UNREACHABLE = /\bneeds\.[\w-]+/;

const textAt = (step: StepYaml, key: string): string => (typeof step[key] === 'string' ? step[key] : '');
const nameOf = (step: StepYaml): string =>
  textAt(step, 'name') || textAt(step, 'uses') || (textAt(step, 'run').trim().split('\n')[0] ?? '');

export const isCheckout = (step: StepYaml): boolean => /^actions\/checkout@/.test(textAt(step, 'uses'));

function isJudge(step: StepYaml): boolean {
  const run = textAt(step, 'run');
  if (run === '' || /\bGITHUB_(?:ENV|OUTPUT|PATH)\b/.test(run)) return false;
  const name = textAt(step, 'name');
  if (/^(?:install|set ?up|prepare|restore|download|configure|build)\b/i.test(name)) return false;
  return JUDGES.test(run.replace(/^[ \t]*(?:echo|#).*$/gm, '')) && !isInstall(run)
    ? true
    : /\btests?\b/i.test(name);
}

const isInstall = (run: string): boolean =>
  run
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
    .every(
      (line) =>
        INSTALLS.test(line) &&
        !/\b(?:npm|pnpm|yarn|go|cargo|make|mvn|gradlew?)\b.*\b(?:test|lint)\b/.test(line),
    );

/** It may be what is red: the job goes on without it, and agent-fix runs. */
const isBuild = (step: StepYaml): boolean => {
  const run = textAt(step, 'run');
  return run !== '' && !isInstall(run);
};

interface Filled {
  readonly value: StepYaml;
  /** Keys whose values need a secret; `with.token`. */
  readonly lost: readonly string[];
}

/** A step with the leg's values put in, and without secrets. */
function fill(step: StepYaml, contexts: Contexts): Filled {
  const lost: string[] = [];
  const value: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(step)) {
    if (key === 'if' && typeof part === 'string') {
      if (evaluateCondition(part, contexts) !== true) value[key] = fillCondition(part, contexts);
    } else if (isRecord(part)) {
      const members = fillRecord(part, contexts);
      for (const name of members.lost) lost.push(`${key}.${name}`);
      if (Object.keys(members.value).length > 0) value[key] = members.value;
    } else if (needsSecret(part)) lost.push(key);
    else value[key] = fillValue(part, contexts);
  }
  return { value, lost };
}

export function fillRecord(record: StepYaml, contexts: Contexts): Filled {
  const lost = Object.keys(record).filter((name) => needsSecret(record[name]));
  const kept = Object.entries(record).filter(([name]) => !lost.includes(name));
  return { value: Object.fromEntries(kept.map(([name, part]) => [name, fillValue(part, contexts)])), lost };
}

export const isRecord = (value: unknown): value is StepYaml =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const needsSecret = (value: unknown): boolean =>
  /\$\{\{[^}]*\b(?:secrets\b|github\.token\b)/.test(JSON.stringify(value ?? null));

/** Texts with the leg's values put in; all else as it is. */
export function fillValue(value: unknown, contexts: Contexts): unknown {
  if (typeof value === 'string') return fillText(value, contexts);
  if (Array.isArray(value)) return value.map((item) => fillValue(item, contexts));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, contexts)]));
}

/** Only what speaks of the leg or of a caller's inputs is put in: the rest is evaluated in the new job as well. */
const OF_LEG = /\b(?:matrix|strategy|inputs)\b/;

function fillText(text: string, contexts: Contexts): string {
  return splitTemplate(text)
    .map((part) => {
      if (part.kind === 'text') return part.text;
      const whole = OF_LEG.test(part.source) ? plainText(evaluateText([part], contexts)) : null;
      return whole ?? `\${{ ${fillExpression(part.source, contexts)} }}`;
    })
    .join('');
}

function fillCondition(text: string, contexts: Contexts): string {
  const parts = splitTemplate(text);
  const [only, ...others] = parts;
  if (only?.kind === 'expression' && others.length === 0)
    return `\${{ ${fillExpression(only.source, contexts)} }}`;
  return fillExpression(text, contexts);
}

/** `matrix.os` in an expression becomes what it is in this leg. */
function fillExpression(source: string, contexts: Contexts): string {
  return source.replace(/\b(?:matrix|inputs)(?:\.[\w-]+)+/g, (path) => {
    try {
      const value = evaluateExpression(parseExpression(path).ast, contexts);
      const text = toJson(value);
      return text.startsWith('"')
        ? `'${value.coerceString().replaceAll("'", "''")}'`
        : /^[[{]/.test(text)
          ? path
          : text;
    } catch {
      return path;
    }
  });
}
