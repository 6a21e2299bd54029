import { Document, parse } from 'yaml';
import { isPlainObject, type PlainObject } from '../core/json.ts';
import { recordAt, textAt, type WatchedEvent, watchedEvent } from './init-choice.ts';
import {
  type ActionName,
  CHECKOUT,
  callInputs,
  callJob,
  type InitResult,
  isHosted,
  type JobForm,
  permissionsIn,
  publishJob,
  rightsOf,
  solveStep,
  yamlText,
} from './init-jobs.ts';
import { exportsOf, type Needs, needsOfJob, needsOfManifests, TODO, withTodos } from './init-setup.ts';
import { topWorkflow } from './jobs.ts';
import type { Files } from './manifest.ts';
import { expression } from './workflow-file.ts';

interface InitRequest {
  /** Path of the workflow that shall be watched, and the id of its job; null: there is none, and the manifests tell. */
  readonly watched: { readonly workflow: string; readonly job: string } | null;
  readonly files: Files;
  readonly form: JobForm;
  readonly action: ActionName;
}

/** The workflow that runs agent-fix with the set-up of a job, for one of its matrix entries on Linux. Throws an Error naming what is wrong. */
export async function initWorkflow(request: InitRequest): Promise<InitResult> {
  const { watched, files } = request;
  if (watched === null) return render(await needsOfManifests(files, []), request, {});
  const { workflow, job } = watched;
  const content = await files.readFile(workflow);
  const top = content === null ? null : topWorkflow(workflow, content, { github: { event_name: 'push' } });
  if (content === null || top === null) throw new Error(`${workflow} is no workflow that can be read`);
  return render(await needsOfJob(files, top, job), request, parse(content));
}

const OF_ISSUE = `github.event_name == 'issues' && github.event.label.name == 'agent-fix'`;

function conditionFor(event: WatchedEvent): string {
  return `(${OF_ISSUE})
|| (github.event.workflow_run.conclusion == 'failure'
&& github.event.workflow_run.event == '${event}'
&& github.event.workflow_run.head_repository.id == github.event.repository.id)
`;
}

const APART =
  'the publishing job runs on ubuntu-latest, where nothing is left of the tests: if you change that, never to a machine that they ran on';

/** `top`: the workflow to watch, as YAML has it. */
function render(needs: Needs, { watched, form, action }: InitRequest, top: unknown): InitResult {
  const path = watched?.workflow ?? 'the manifests';
  const { labels } = needs;
  const event = watchedEvent(top);
  const { jobs, why } = jobsOf(needs, { event, form, action });
  const branches = event === 'push' ? branchFilters(recordAt(recordAt(top, 'on'), 'push')) : {};
  const notes = [
    ...needs.notes,
    ...why,
    ...todosIn(jobs),
    ...(form === 'one' || isHosted(labels) ? [] : [APART]),
    ...(event === 'push' || watched === null ? [] : [noteOnEvent(path, event)]),
  ];
  const document = new Document({
    name: 'agent-fix',
    on: {
      ...(event === null
        ? {}
        : { workflow_run: { workflows: [textAt(top, 'name') || path], types: ['completed'], ...branches } }),
      issues: { types: ['labeled'] },
    },
    permissions: {},
    jobs,
  });
  const starts = event === null ? 'an issue' : 'a red run of it, or an issue';
  document.commentBefore = ` Written by \`agent-fix init\` from ${path}: ${starts} labelled agent-fix${event === null ? '' : ','} becomes a pull request.`;
  return { text: yamlText(document, action, needs.comments), notes };
}

function jobsOf(
  needs: Needs,
  { event, form, action }: Pick<InitRequest, 'form' | 'action'> & { readonly event: WatchedEvent | null },
): { readonly jobs: PlainObject; readonly why: readonly string[] } {
  const { folder, labels, todos } = needs;
  const called = form === 'call' ? callInputs(needs, action) : null;
  const isCall = called !== null && typeof called !== 'string';
  // The tests of an issue do not get the variables that the job's set-up exports.
  const exported = isCall && needs.command !== '' ? exportsOf(needs.job['env']) : [];
  const command = [...exported, needs.command].join('\n');
  const isPlain = !command.includes('${{');
  const last =
    command === '' || isPlain
      ? todos.last
      : [...todos.last, `issues need a test-command without expressions: ${command.split('\n')[0]}`];
  const judged = {
    ...(folder === '' || folder.includes('${{') ? {} : { 'working-directory': folder }),
    ...(command === '' || !isPlain ? {} : { 'test-command': event === null ? command : forIssues(command) }),
  };
  if (isCall) {
    const inputs = withTodos({ ...called, ...judged }, [...todos.job, ...todosIn(needs.steps), ...last]);
    return { jobs: { fix: callJob(inputs, action) }, why: [] };
  }
  const isOne = form === 'one';
  const { with: inputs, uses } = solveStep(form, action);
  const solve = {
    name: isOne ? 'Fix' : 'Solve',
    if: event === null ? OF_ISSUE : conditionFor(event),
    concurrency: {
      group: `agent-fix-${expression('github.event.workflow_run.head_branch || github.event.issue.number')}`,
    },
    ...withTodos(
      {
        'runs-on': labels.length === 1 ? labels[0] : labels.length === 0 ? 'ubuntu-latest' : [...labels],
        'timeout-minutes': 30,
        permissions: permissionsWith(needs.permissions, rightsOf(form)),
        ...needs.job,
      },
      todos.job,
    ),
    steps: [
      {
        uses: CHECKOUT.uses,
        with: {
          ref: expression('github.event.workflow_run.head_sha'),
          ...needs.checkout,
          'persist-credentials': false,
        },
      },
      ...needs.steps,
      withTodos({ uses, with: { ...inputs, ...judged } }, last),
    ],
  };
  if (isOne) return { jobs: { fix: solve }, why: [] };
  const condition = "!cancelled() && needs.solve.result != 'skipped'";
  return {
    jobs: { solve, publish: publishJob({ needs: 'solve', condition, labels, action }) },
    why:
      called === null ? [] : [`the jobs are written out, because a call of fix.yml would not do: ${called}`],
  };
}

/** What the set-up may read, besides what agent-fix needs. */
function permissionsWith(given: PlainObject, rights: ReturnType<typeof rightsOf>): PlainObject {
  const others = Object.entries(given).filter(([name]) => !(name in rights));
  const read = others.filter(([, level]) => level === 'read');
  const lost = others.filter(([, level]) => level !== 'read');
  return withTodos(
    { ...permissionsIn(rights), ...Object.fromEntries(read) },
    lost.map(([name, level]) => `the permission ${name}: ${String(level)} was left out`),
  );
}

const noteOnEvent = (path: string, event: WatchedEvent | null): string =>
  event === null
    ? `ATTENTION: ${path} runs for no push and no pull request, so nothing here reacts to it: only issues do`
    : `ATTENTION: ${path} does not run for pushes to branches: agent-fix reacts to its runs for ${event}${event === 'pull_request' ? ', of branches of this repository, never of a fork' : ''}`;

/** For issues only: after a failed step, that step is the test command. */
const forIssues = (command: string): string =>
  expression(`github.event_name == 'issues' && '${command.replaceAll("'", "''")}' || ''`);

/** As the watched workflow has them. */
const branchFilters = (push: PlainObject): PlainObject =>
  Object.fromEntries(
    ['branches', 'branches-ignore'].flatMap((key) => {
      const names = [push[key]].flat();
      return names.length > 0 && names.every((name) => typeof name === 'string') ? [[key, names]] : [];
    }),
  );

function todosIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(todosIn);
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === TODO && Array.isArray(part) ? part.map(String) : todosIn(part),
  );
}
