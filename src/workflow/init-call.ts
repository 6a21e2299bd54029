import { Document, isMap, isScalar, isSeq, visit } from 'yaml';
import { textAt } from '../base/json.ts';
import { type PlainObject, recordAt, type Watched, type WatchedEvent } from './init-choice.ts';
import { type Needs, RIGHTS } from './init-needs.ts';
import { expression } from './workflow-file.ts';

// The workflow that `agent-fix init` writes: a call of fix.yml.

/** The action as a workflow names it, `OWNER/REPO@REF`; `comment`: the release of a pinned commit. */
export interface ActionName {
  readonly uses: string;
  readonly comment?: string;
}
export const AGENT_FIX: ActionName = { uses: 'agent-fix/agent-fix@v0' };

/** `OWNER/REPO`. */
export const repositoryOf = ({ uses }: ActionName): string => uses.replace(/@.*/, '');

export interface Written {
  readonly text: string;
  /** What could not be carried over, and what the user must check. */
  readonly notes: readonly string[];
}

/** A workflow that calls fix.yml after red runs of the watched one, null for none, and for issues. */
export function callWorkflow(needs: Needs, watched: Watched | null, action: ActionName): Written {
  const event = watched?.event ?? null;
  const from = watched?.path ?? 'the manifests';
  const started = event === null ? 'an issue' : 'a red run of it, or an issue,';
  const document = new Document({ name: 'agent-fix', on: eventsOf(watched), permissions: {} });
  document.commentBefore = ` Written by \`agent-fix init\` from ${from}: ${started} labelled agent-fix becomes a pull request.`;
  const inputs = document.createNode({ ...needs.inputs, ...commandInput(needs, event) });
  if (needs.todos.length > 0 && isMap(inputs))
    inputs.commentBefore = needs.todos.map((todo) => ` TODO ${todo}`).join('\n');
  const fix = {
    // The reusable workflow of the same release as the action.
    uses: action.uses.replace('@', '/.github/workflows/fix.yml@'),
    permissions: RIGHTS,
    with: inputs,
    secrets: { 'openai-api-key': expression('secrets.OPENAI_API_KEY') },
  };
  document.set('jobs', document.createNode({ fix }));
  const repository = repositoryOf(action);
  const released = repositoryOf(AGENT_FIX);
  const notes = [
    ...needs.notes,
    ...needs.todos,
    ...(repository === released
      ? []
      : [
          `fix.yml of ${repository} must name ${repository} in its two jobs, where it was released as ${released}`,
        ]),
    ...(event === 'push' || watched === null ? [] : [noteOnEvent(watched.path, event)]),
  ];
  return { text: yamlText(document, action), notes };
}

function commandInput({ command, inputs, isForIssues }: Needs, event: WatchedEvent | null): PlainObject {
  // GitHub wants at least one input.
  if (command === '') return Object.keys(inputs).length === 0 ? { 'runs-on': 'ubuntu-latest' } : {};
  const ofIssue = expression(`github.event_name == 'issues' && '${command.replaceAll("'", "''")}' || ''`);
  return { 'test-command': event === null || !isForIssues ? command : ofIssue };
}

function eventsOf(watched: Watched | null): PlainObject {
  const issues = { types: ['labeled'] };
  if (watched === null || watched.event === null) return { issues };
  const { path, yaml, event } = watched;
  const branches = event === 'push' ? branchFilters(recordAt(recordAt(yaml, 'on'), 'push')) : {};
  const workflows = [textAt(yaml, 'name') || path];
  return { workflow_run: { workflows, types: ['completed'], ...branches }, issues };
}

/** The filters of branches that the watched workflow has for pushes. */
const branchFilters = (push: PlainObject): PlainObject =>
  Object.fromEntries(
    ['branches', 'branches-ignore'].flatMap((key) => {
      const names = [push[key]].flat();
      return names.length > 0 && names.every((name) => typeof name === 'string') ? [[key, names]] : [];
    }),
  );

function noteOnEvent(path: string, event: WatchedEvent | null): string {
  if (event === null)
    return `ATTENTION: ${path} runs for no push and no pull request, so nothing here reacts to it: only issues do`;
  const whose = event === 'pull_request' ? ', of branches of this repository, never of a fork' : '';
  return `ATTENTION: ${path} does not run for pushes to branches: agent-fix reacts to its runs for ${event}${whose}`;
}

const PINNED = /@[0-9a-f]{40}$/;

/** YAML with the comments that readers and linters need. */
export function yamlText(document: Document, { uses, comment }: ActionName): string {
  const ours = comment ?? (PINNED.test(uses) ? '' : ' zizmor: ignore[unpinned-uses] better: pin the commit');
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key)) return;
      if (key.value === 'uses' && isScalar(value)) value.comment = ours;
      if (key.value === 'workflow_run' && isMap(value)) {
        value.commentBefore = " fix.yml runs only this repository's own commits, never a fork's code.";
        key.comment = ' zizmor: ignore[dangerous-triggers]';
      }
      if (isSeq(value) && value.items.every(isScalar)) value.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}
