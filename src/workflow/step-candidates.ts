import { stepContexts } from './contexts.ts';
import { evaluateCondition, evaluateText, type Pieces, plainText } from './evaluate.ts';
import { fitText } from './fit.ts';
import type { ResolvedJob } from './jobs.ts';
import { archOf, labelsOf, osOf, type RunnerFacts, type Surroundings } from './runner.ts';
import { conditionContexts } from './step-command.ts';
import type { EnvLayer, LeafFacts } from './step-environment.ts';
import type { Leaf } from './steps.ts';
import type { FailingStep } from './test-command.ts';
import type { StepSource } from './workflow-file.ts';

/** A step of a job that goes by the name that failed. */
export interface Candidate {
  readonly job: ResolvedJob;
  readonly source: StepSource;
  /** How many steps of this name come before it. */
  readonly occurrence: number;
  readonly os: RunnerFacts['os'] | null;
  readonly facts: LeafFacts;
}

/** Those whose name fits; one that only fits a pattern counts where no name is the very one. */
export function stepsNamed(job: ResolvedJob, failing: FailingStep, here: Surroundings): readonly Candidate[] {
  const given = failing.labels ?? [];
  const labels = given.length > 0 ? given : labelsOf(job.job.runsOn, job.contexts);
  const os = osOf(labels);
  const runner = { os: os ?? here.os, arch: archOf(labels) };
  const all = job.job.steps.map(
    (source, at): Omit<Candidate, 'occurrence'> & { readonly isShown: 'exact' | 'pattern' | null } => {
      const facts = {
        leaf: leafOf(job, source, runner),
        jobId: job.job.id,
        runner,
        earlier: earlierScripts(job, at),
        here,
      };
      return { job, source, os, facts, isShown: nameFits(displayName(source, facts), failing.stepName) };
    },
  );
  const exact = all.filter(({ isShown }) => isShown === 'exact');
  const shown = exact.length > 0 ? exact : all.filter(({ isShown }) => isShown === 'pattern');
  return shown.map((candidate, occurrence) => ({ ...candidate, occurrence }));
}

function leafOf(job: ResolvedJob, source: StepSource, runner: RunnerFacts): Leaf {
  const { contexts, file } = job;
  const inJob = stepContexts(contexts, { jobId: job.job.id, runner, env: () => null });
  const layers: readonly EnvLayer[] = [
    { level: 'workflow', source: file.env, contexts },
    { level: 'job', source: job.job.env, contexts },
    { level: 'step', source: source.env, contexts: inJob },
  ];
  return { source, contexts: inJob, layers, defaults: [job.job.defaults, file.defaults], action: null };
}

const earlierScripts = (job: ResolvedJob, at: number): readonly string[] =>
  job.job.steps
    .slice(0, at)
    .map(({ run }) => (run ?? []).map((part) => (part.kind === 'text' ? part.text : part.source)).join(''));

/** By their conditions, and by where the step stands among the steps that GitHub lists. */
export function narrow(
  { steps, stepName }: FailingStep,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  if (candidates.length === 1) return candidates;
  const possible = candidates.filter(({ job, source, facts }) => {
    const jobIf = evaluateCondition(job.job.condition, job.contexts);
    return jobIf !== false && evaluateCondition(source.condition, conditionContexts(facts)) !== false;
  });
  const left = possible.length > 0 ? possible : candidates;
  if (left.length === 1 || steps === undefined) return left;
  const listed = steps.names.flatMap((name, at) => (name.trim() === stepName.trim() ? [at] : []));
  const rank = listed.indexOf(steps.position);
  const jobs = new Set(candidates.map(({ job }) => job));
  const isWhole = candidates.length === listed.length * jobs.size;
  const placed = rank < 0 || !isWhole ? [] : left.filter(({ occurrence }) => occurrence === rank);
  return placed.length > 0 ? placed : left;
}

/** As the runner names a step (actions/runner, ActionRunner.cs): the first line of its name, or `Run` and that of what it runs. */
function displayName(source: StepSource, facts: LeafFacts): Pieces {
  const contexts = conditionContexts(facts);
  if (source.name !== null && source.name.length > 0) return firstLine(evaluateText(source.name, contexts));
  const prefix: Pieces = [{ kind: 'text', text: 'Run ' }];
  if (source.run !== null) return [...prefix, ...firstLine(evaluateText(source.run, contexts))];
  return [...prefix, { kind: 'text', text: source.uses?.replace(/^docker:\/\//, '') ?? '' }];
}

function firstLine(pieces: Pieces): Pieces {
  const line: Pieces[number][] = [];
  for (const piece of pieces) {
    if (piece.kind !== 'text') {
      line.push(piece);
      continue;
    }
    const text = line.length === 0 ? piece.text.trimStart() : piece.text;
    const end = text.search(/[\r\n]/);
    if (end >= 0) return [...line, { kind: 'text', text: text.slice(0, end) }];
    if (text !== '') line.push({ kind: 'text', text });
  }
  return line;
}

/** null: it cannot be the step that is shown so. */
function nameFits(name: Pieces, shown: string): 'exact' | 'pattern' | null {
  const plain = plainText(name);
  if (plain !== null) return plain.trim() === shown.trim() ? 'exact' : null;
  // Nothing but a value that is not known would fit every name.
  const hasWords = name.some((piece) => piece.kind === 'text' && /\w/.test(piece.text.replace(/^Run /, '')));
  return hasWords && fitText(name, shown) !== null ? 'pattern' : null;
}
