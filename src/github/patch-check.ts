import { HARD_LIMITS } from '../core/limits.ts';
import { isGitFolder, type Patch } from '../core/ports.ts';

/**
 * Why a patch must not be published; null when it may. Repeats checks of the write tool, because this code holds the write
 * token and trusts nothing that the run computed (W01, W02, G22).
 */
export function problemOfPatch({ files }: Patch): string | null {
  if (files.length === 0) return 'the patch is empty';
  if (files.length > HARD_LIMITS.patch.files)
    return `the patch has ${files.length} files, more than ${HARD_LIMITS.patch.files}`;
  if (new Set(files.map(({ path }) => path)).size < files.length) return 'the patch names a file twice';
  for (const file of files) {
    const problem = problemOfFile(file);
    if (problem !== null) return `${JSON.stringify(file.path)} ${problem}`;
  }
  return null;
}

function problemOfFile({ path, mode, content }: Patch['files'][number]): string | null {
  if (mode !== '100644' && mode !== '100755') return `has the mode ${mode}`;
  if (content.length > HARD_LIMITS.patch.fileBytes)
    return `is larger than ${HARD_LIMITS.patch.fileBytes} bytes`;
  if (/[\p{Cc}\p{Cf}\\]/u.test(path) || !path.isWellFormed())
    return 'holds a character that no path should hold';
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..'))
    return 'is no plain path in the repository';
  if (parts.some(isGitFolder)) return "lies in git's own folder";
  return /^\.github\/workflows(\/|$)/i.test(path) ? 'is a workflow, which is never published' : null;
}
