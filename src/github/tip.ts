import { statusOf } from './api-error.ts';
import type { Repository } from './context.ts';
import type { Octokit } from './octokit.ts';

/** The commit that a branch points at; null when there is no such branch. https://docs.github.com/en/rest/git/refs#get-a-reference */
export async function readTip(
  octokit: Octokit,
  repository: Repository,
  branch: string,
): Promise<string | null> {
  try {
    const { data } = await octokit.rest.git.getRef({ ...repository, ref: `heads/${branch}` });
    return data.object.sha;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}
