import { isObject, type JsonObject, objectsAt, stringAt } from '../json.ts';
import type { Reply } from '../loopback.ts';
import { find, isAncestor } from './git-history.ts';
import { nodeId } from './render.ts';
import { ok, type World } from './route.ts';

/**
 * The mutations that agent-fix speaks, with the inputs that GitHub's schema gives them; anything else is no request of
 * ours and is answered as an unknown field. https://docs.github.com/en/graphql/reference
 */
const mutations: Readonly<Record<string, (input: JsonObject, world: World) => Reply>> = {
  updateRefs: (input, { git, scene }) => {
    if (stringAt(input, 'repositoryId') !== nodeId('R', scene.state.repository.id))
      return refusal('NOT_FOUND', 'Could not resolve to a node with the global id');
    for (const update of objectsAt(input, 'refUpdates')) {
      const [name, before, after] = ['name', 'beforeOid', 'afterOid'].map((key) => stringAt(update, key));
      if (name === undefined || after === undefined) return refusal('UNPROCESSABLE', 'refUpdates is invalid');
      if (find(git, after, 'commit') !== after)
        return refusal('UNPROCESSABLE', `Reference cannot be updated: ${after} is no commit`);
      const tip = git.ref(name);
      if (tip !== before)
        return refusal('UNPROCESSABLE', `Reference cannot be updated: ${name} is not at ${before}`);
      if (update['force'] !== true && !isAncestor(git, tip ?? '', after))
        return refusal('UNPROCESSABLE', 'Reference cannot be updated: not a fast forward');
      git.setRef(name, after);
    }
    return ok({ data: { updateRefs: { clientMutationId: null } } });
  },
  convertPullRequestToDraft: (input, world) => setDraft(input, world, true),
  markPullRequestReadyForReview: (input, world) => setDraft(input, world, false),
};

function setDraft(input: JsonObject, { scene }: World, isDraft: boolean): Reply {
  const id = stringAt(input, 'pullRequestId');
  const pull = scene.state.pulls().find(({ number }) => nodeId('PR', number) === id);
  if (pull === undefined) return refusal('NOT_FOUND', 'Could not resolve to a node with the global id');
  scene.state.changePull(pull.number, { draft: isDraft });
  return ok({ data: { result: { clientMutationId: null } } });
}

/** GraphQL refuses with 200. https://docs.github.com/en/graphql/guides/forming-calls-with-graphql */
const refusal = (type: string, message: string): Reply => ok({ data: null, errors: [{ type, message }] });

/** The mutation that a request names, such as `updateRefs`; undefined for what is none that we know. */
export function mutationOf(body: JsonObject): string | undefined {
  const [, name = ''] = /\{\s*(\w+)\(input: \$input\)/.exec(stringAt(body, 'query')) ?? [];
  return name in mutations ? name : undefined;
}

export function answerGraphql(name: string, body: JsonObject, world: World): Reply {
  const variables = body['variables'];
  const input = isObject(variables) ? variables['input'] : undefined;
  const mutation = mutations[name];
  if (mutation === undefined || !isObject(input)) return refusal('INVALID', 'The input is missing');
  return mutation(input, world);
}
