import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { defineCommand, filled, flag } from './flags.ts';
import type { Io } from './io.ts';

const InitFlags = z.object({
  repo: flag(filled.default('.'), { value: 'DIR', help: 'the repository' }),
  workflow: flag(filled.optional(), {
    value: 'FILE',
    help: 'the workflow to watch: ci.yml, or its path (default: the one that tests)',
  }),
  job: flag(filled.optional(), {
    value: 'ID',
    help: 'its job whose set-up is taken (default: the one that tests)',
  }),
  'in-job': flag(z.boolean().default(false), {
    help: 'add agent-fix to that job as its last step, and the job that publishes beside it, instead of a workflow of its own',
  }),
  'one-job': flag(z.boolean().default(false), {
    help: 'one job that also publishes: shorter, and weaker, since tests and write token share it',
  }),
  force: flag(z.boolean().default(false), { help: 'write over a file that is there' }),
});

const WORKFLOWS = '.github/workflows';
const OUTPUT = `${WORKFLOWS}/agent-fix.yml`;

/** `agent-fix init`. Throws an Error naming what to mend; exit code 0 when a file was written. */
export const initCommand = defineCommand(
  {
    name: 'agent-fix init',
    about:
      'writes the workflow that runs agent-fix, with the set-up of a job of yours, and a job that publishes.',
    flags: InitFlags,
  },
  writeWorkflow,
);

async function writeWorkflow(values: z.infer<typeof InitFlags>, io: Io): Promise<number> {
  const root = resolve(values.repo);
  const read = (path: string): string | null =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
  const { pickJob } = await import('../workflow/init-jobs.ts');
  const names = existsSync(join(root, WORKFLOWS)) ? readdirSync(join(root, WORKFLOWS)).toSorted() : [];
  const paths = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `${WORKFLOWS}/${name}`);
  const { workflow, job } = pickJob({
    paths: paths.filter((path) => path !== OUTPUT),
    read,
    wanted: { workflow: values.workflow ?? null, job: values.job ?? null },
  });
  const out = values['in-job'] ? workflow : OUTPUT;
  if (!values['in-job'] && !values.force && read(OUTPUT) !== null) {
    throw new Error(`${OUTPUT} is there already: --force writes over it`);
  }
  const form = values['one-job'] ? 'one' : 'two';
  const { text, notes } = values['in-job']
    ? (await import('../workflow/init-jobs.ts')).initInJob({
        path: workflow,
        content: read(workflow) ?? '',
        job,
        form,
      })
    : await (await import('../workflow/init-workflow.ts')).initWorkflow({
        workflow,
        job,
        files: { readFile: async (path) => read(path) },
        form,
      });
  mkdirSync(dirname(join(root, out)), { recursive: true });
  writeFileSync(join(root, out), text);
  io.stdout(`Wrote ${out}, from job ${job} of ${workflow}\n`);
  for (const note of notes) io.stderr(`Note: ${note}.\n`);
  io.stderr(
    'Next: add the secret OPENAI_API_KEY, allow Actions to create pull requests, and commit the file.\n',
  );
  return 0;
}
