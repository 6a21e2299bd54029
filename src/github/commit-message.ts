const RUN = 'Agent-Fix-Run';
const TREE = 'Agent-Fix-Tree';

/**
 * The message of a published commit. The trailers mark it as ours; the tree's id tells a commit of ours from one
 * that somebody amended, which keeps the message. https://git-scm.com/docs/git-interpret-trailers
 */
export function commitMessage(
  subject: string,
  { runId, tree }: { readonly runId: string; readonly tree: string },
) {
  return `${subject}\n\n${RUN}: ${runId}\n${TREE}: ${tree}`;
}

/** Whether agent-fix wrote this message, whatever became of the commit's content. */
export const carriesOwnTrailer = (message: string): boolean => trailer(message, RUN) !== null;

/** Whether a commit is just as agent-fix made it, so that nobody's work is lost with it. */
export function isOwnCommit(commit: { readonly message: string; readonly tree: string }): boolean {
  return carriesOwnTrailer(commit.message) && trailer(commit.message, TREE) === commit.tree;
}

function trailer(message: string, name: string): string | null {
  const line = message.split(/\r?\n/).find((each) => each.startsWith(`${name}: `));
  return line?.slice(name.length + 2).trim() || null;
}
