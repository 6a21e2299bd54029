import { createHash } from 'node:crypto';
import { assertNever } from '../agent/assert-never.ts';

/** What one branch and one pull request stand for: a second run for the same target updates both. */
export type Target =
  | { readonly kind: 'issue'; readonly number: number }
  | { readonly kind: 'pull'; readonly number: number }
  | { readonly kind: 'workflow'; readonly workflowId: number; readonly branch: string }
  | { readonly kind: 'step'; readonly workflowPath: string; readonly job: string; readonly branch: string }
  | { readonly kind: 'goal'; readonly goal: string; readonly branch: string };

/** The branch of a target: our prefix, fixed words, numbers and hex, so that no name from outside gets in (G01). */
export function branchFor(target: Target, prefix: string): string {
  switch (target.kind) {
    case 'issue':
      return `${prefix}issue-${target.number}`;
    case 'pull':
      return `${prefix}pull-${target.number}`;
    case 'workflow':
      return `${prefix}workflow-${target.workflowId}-${shortHash(target.branch)}`;
    case 'step':
      return `${prefix}step-${shortHash(target.workflowPath, target.job)}-${shortHash(target.branch)}`;
    case 'goal':
      return `${prefix}goal-${shortHash(target.goal)}-${shortHash(target.branch)}`;
    default:
      return assertNever(target);
  }
}

const shortHash = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 8);

/** What is wrong with a start of branch names; null when nothing is. Stricter than git-check-ref-format(1). */
export function branchPrefixProblem(prefix: string): string | null {
  if (!/^[A-Za-z0-9][\w./-]*[/-]$/.test(prefix)) {
    return 'is not a start of a branch name: letters, digits and . _ - / only, and / or - at its end';
  }
  if (prefix.startsWith('refs/')) return 'must not start with refs/: give the name of the branch alone';
  return /\.\.|\/\/|\/\.|\.\/|\.lock\//.test(prefix) || prefix.length > 100
    ? 'is not a start of a branch name that git accepts'
    : null;
}
