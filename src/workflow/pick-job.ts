import { parse } from 'yaml';
import { isRecord, type StepYaml } from './setup-steps.ts';

export interface PickRequest {
  /** The workflows of the repository. */
  readonly paths: readonly string[];
  read(path: string): string | null;
  /** What the user named; a workflow by its path or its file's name. */
  readonly wanted: { readonly workflow: string | null; readonly job: string | null };
}

/** The workflow and the job that the user named, or those that look most like tests. Throws an Error naming the flag. */
export function pickJob({ paths, read, wanted }: PickRequest): {
  readonly workflow: string;
  readonly job: string;
} {
  const named =
    wanted.workflow === null
      ? paths
      : paths.filter((path) => path === wanted.workflow || path.endsWith(`/${wanted.workflow}`));
  if (named.length === 0) {
    const there =
      paths.length === 0 ? 'there are none in .github/workflows' : `there are ${paths.join(', ')}`;
    throw new Error(`--workflow ${wanted.workflow ?? '(none given)'}: no such workflow; ${there}`);
  }
  const jobs = named.flatMap((workflow) => jobsIn(workflow, read(workflow) ?? ''));
  const fitting = jobs.filter(({ id }) => wanted.job === null || id === wanted.job);
  const [best] = fitting.toSorted((a, b) => b.score - a.score);
  if (best === undefined) {
    const ids = jobs.map(({ id }) => id).join(', ');
    throw new Error(
      `--job ${wanted.job ?? '(none given)'}: no such job in ${named.join(', ')}; there are ${ids || 'none'}`,
    );
  }
  return { workflow: best.workflow, job: best.id };
}

interface Job {
  readonly workflow: string;
  readonly id: string;
  readonly score: number;
}

function jobsIn(workflow: string, content: string): readonly Job[] {
  const source = parsed(content);
  const jobs = isRecord(source) && isRecord(source['jobs']) ? source['jobs'] : {};
  const events = isRecord(source) ? JSON.stringify(source['on'] ?? '') : '';
  const base = (/"push"/.test(events) ? 3 : 0) + (/"pull_request"/.test(events) ? 1 : 0);
  return Object.entries(jobs).map(([id, job]) => ({
    workflow,
    id,
    score: base + scoreOf(id, isRecord(job) ? job : {}),
  }));
}

function parsed(content: string): unknown {
  try {
    return parse(content);
  } catch {
    return null;
  }
}

const TESTS = /\b(?:tests?|pytest|tox|rspec|jest|vitest|phpunit|unit)\b/i;

function scoreOf(id: string, job: StepYaml): number {
  const { steps, ...rest } = job;
  const names = TESTS.test(`${id} ${String(rest['name'] ?? '')}`) ? 4 : 0;
  const texts = (Array.isArray(steps) ? steps : []).map((step) =>
    isRecord(step) ? String(step['run'] ?? '') : '',
  );
  const runs =
    (texts.some((text) => TESTS.test(text)) ? 4 : 0) + (/^(?:unit[-_]?)?tests?$/i.test(id) ? 2 : 0);
  const onLinux = /windows|macos/i.test(JSON.stringify(rest['runs-on'] ?? '')) ? -4 : 0;
  return names + runs + onLinux + (steps === undefined ? -1 : 0);
}
