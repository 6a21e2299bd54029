import type { RepositoryName } from './context.ts';
import type { DecisionOnComment, FinalDecision } from './event.ts';
import { answerOfGitHub, htmlOf, type Octokit, RENDERED } from './octokit.ts';
import { renderedText } from './rendered-text.ts';
import { readRunsOf } from './workflow-runs.ts';

/**
 * Decides what a comment asks for. Reads the comment; for one on a pull request, also that pull request; and where the comment
 * is nothing but `/agent-fix`, also the workflow runs at the pull request's head.
 * https://docs.github.com/en/rest/issues/comments#get-an-issue-comment, https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request
 */
export async function decideOnComment(
  octokit: Octokit,
  { id, body, decide }: DecisionOnComment,
  repository: RepositoryName,
): Promise<FinalDecision | { readonly kind: 'refused'; readonly reason: string }> {
  const refused = (reason: string) => ({ kind: 'refused', reason }) as const;
  let what = 'the comment that asked';
  try {
    const { data } = await octokit.rest.issues.getComment({ ...repository, comment_id: id, ...RENDERED });
    if (data.body !== body) return refused('the comment that asked was edited since');
    const fromComment = decide(renderedText(htmlOf('the comment that asked', data)).text);
    if (fromComment.kind !== 'on_pull') return fromComment;
    what = `pull request #${fromComment.number} or its runs`;
    const { data: pull } = await octokit.rest.pulls.get({ ...repository, pull_number: fromComment.number });
    const decided = fromComment.decide(pull);
    if (decided.kind !== 'on_head') return decided;
    return decided.decide(await readRunsOf(octokit, repository, decided.sha));
  } catch (error) {
    const refusal = answerOfGitHub(error);
    if (refusal === null) throw error;
    return refused(`${what} could not be read (${refusal})`);
  }
}
