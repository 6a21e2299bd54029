import { BARE_RUNNER, type Surroundings } from '../../src/workflow/evaluate.ts';
import type { FailingStep } from '../../src/workflow/step-candidates.ts';
import { findStepCommands } from '../../src/workflow/test-command.ts';
import { commitFiles } from '../commit-files.ts';

export const PATH = '.github/workflows/ci.yml';

/** One failed step of a workflow, and what comes of it. */
export interface Case {
  readonly what: string;
  /** Of the top workflow: everything under `jobs:`; or a whole file, if it starts with `on:`. */
  readonly yaml: string;
  readonly job: string;
  readonly step: string;
  /** Other files of the commit. */
  readonly files?: Readonly<Record<string, string>>;
  /** Files of other repositories, by reference. */
  readonly referenced?: Readonly<Record<string, string>>;
  readonly github?: Readonly<Record<string, string>>;
  readonly event?: unknown;
  readonly here?: Partial<Surroundings>;
  readonly failing?: Partial<FailingStep>;
  /** Parts of the command; or words of the refusal. */
  readonly gives:
    | {
        readonly run: string;
        readonly shell?: string | null;
        readonly workingDirectory?: string;
        readonly env?: Readonly<Record<string, string>>;
        readonly notes?: readonly string[];
      }
    | string;
}

/** What the first script that failed gives, and where its part of the log starts. */
export const ask = async (of: Omit<Case, 'what' | 'gives'>) => {
  const [first] = await askAll(of);
  if (first === undefined) throw new Error('no answer');
  return first.search;
};

/** What each script of the step that failed gives. */
export const askAll = (of: Omit<Case, 'what' | 'gives'>) => {
  const yaml = of.yaml.startsWith('on:') ? of.yaml : `on: push\njobs:\n${of.yaml}`;
  return findStepCommands(
    {
      ...commitFiles({ [PATH]: yaml, ...of.files }),
      readReferenced: async (reference) => of.referenced?.[reference] ?? null,
      run: {
        github: of.github ?? { event_name: 'push' },
        ...(of.event === undefined ? {} : { event: JSON.stringify(of.event) }),
      },
      here: { ...BARE_RUNNER, ...of.here },
    },
    { workflowPath: PATH, jobName: of.job, stepName: of.step, ...of.failing },
  );
};

/** `name: value` lines of a job on Linux, and its steps. */
export const linux = (id: string, body: string): string => `  ${id}:\n    runs-on: ubuntu-latest\n${body}`;

/** The step `T` of the job `unit`, but for what is told otherwise. */
export const workflow = (
  what: string,
  yaml: string,
  gives: Case['gives'],
  more: Partial<Case> = {},
): Case => ({ what, yaml, job: 'unit', step: 'T', gives, ...more });

/** The same in a workflow of which only the body of that job is told. */
export const unit = (...[what, body, gives, more]: Parameters<typeof workflow>): Case =>
  workflow(what, linux('unit', body), gives, more);

export const steps = (...each: readonly string[]): string =>
  `    steps:\n${each.map((step) => `      - ${step}\n`).join('')}`;

/** A case with its `@{ x }@` made expressions: written as they are, they look like template strings. */
export const withExpressions = (of: Case): Case =>
  JSON.parse(JSON.stringify(of).replace(/@\{(.*?)\}@/g, (_, inner) => `\${{${inner}}}`));
