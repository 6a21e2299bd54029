/** The files of the base commit. */
export interface Files {
  /** null when there is no such file, or it is no text. */
  readFile(path: string): Promise<string | null>;
  /** Every path, for the manifests that are told by more than one file. */
  listFiles?(): Promise<readonly string[]>;
}

/** A command, and the file that implies it. */
export interface ManifestCommand {
  readonly run: string;
  readonly source: string;
}

/** Reads files of one folder, by their names in it. */
export interface Folder {
  read(name: string): Promise<string | null>;
  /** Also for files that are too large or too binary to be read: lock files are. */
  has(name: string): Promise<boolean>;
  /** Paths below the folder; none when they cannot be listed. */
  list(): Promise<readonly string[]>;
}

export const inFolder = (directory: string, name: string): string =>
  directory === '.' ? name : `${directory}/${name}`;

export function folderOf(files: Files, directory: string): Folder {
  const read = (name: string) => files.readFile(inFolder(directory, name));
  let listed: Promise<ReadonlySet<string>> | null = null;
  const paths = () => {
    listed ??= pathsBelow(files, directory);
    return listed;
  };
  return {
    read,
    has: async (name) => (await paths()).has(name) || (await read(name)) !== null,
    list: async () => [...(await paths())],
  };
}

async function pathsBelow(files: Files, directory: string): Promise<ReadonlySet<string>> {
  const all = (await files.listFiles?.()) ?? [];
  if (directory === '.') return new Set(all);
  const inside = all.filter((path) => path.startsWith(`${directory}/`));
  return new Set(inside.map((path) => path.slice(directory.length + 1)));
}
