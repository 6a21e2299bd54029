/** The files of a commit, by their paths. */
export const commitFiles = (files: Readonly<Record<string, string>>) => ({
  isFile: (path: string) => Object.hasOwn(files, path),
  readText: (path: string) => (Object.hasOwn(files, path) ? (files[path] ?? null) : null),
  paths: () => Object.keys(files),
});
