/** What any file system takes for `.git`: other case, trailing dots and blanks, a stream, or the short name of NTFS. */
export function isGitFolder(part: string): boolean {
  const name = (part.split(':')[0] ?? '').replace(/[. ]+$/, '').toLowerCase();
  return name === '.git' || /^git~\d+$/.test(name);
}
