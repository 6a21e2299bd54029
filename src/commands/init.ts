import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Io } from './io.ts';

export const INIT_USAGE = `agent-fix init: writes the workflow that runs agent-fix, with the set-up of a job of yours.

  --repo DIR        the repository (default: .)
  --workflow FILE   the workflow to watch: ci.yml, or its path (default: the one that tests)
  --job ID          its job whose set-up is taken (default: the one that tests)
  --in-job          add agent-fix to that job as its last step, instead of a workflow of its own
  --force           write over a file that is there
`;

const WORKFLOWS = '.github/workflows';
const OUTPUT = `${WORKFLOWS}/agent-fix.yml`;

/** `agent-fix init`. Throws an Error naming what to mend; exit code 0 when a file was written. */
export async function initCommand(args: readonly string[], io: Io): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      repo: { type: 'string', default: '.' },
      workflow: { type: 'string' },
      job: { type: 'string' },
      'in-job': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    io.stdout(INIT_USAGE);
    return 0;
  }
  const root = resolve(values.repo);
  const read = (path: string): string | null =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
  const { pickJob } = await import('../workflow/pick-job.ts');
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
  const { text, notes } = values['in-job']
    ? (await import('../workflow/init-in-job.ts')).initInJob(workflow, read(workflow) ?? '', job)
    : await (await import('../workflow/init-workflow.ts')).initWorkflow({
        workflow,
        job,
        files: { readFile: async (path) => read(path) },
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
