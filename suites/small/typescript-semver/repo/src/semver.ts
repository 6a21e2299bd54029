export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

const VERSION = /^v?(\d+)\.(\d+)\.(\d+)$/;

export function parseVersion(text: string): Version {
  const [, major, minor, patch] = VERSION.exec(text) ?? [];
  if (major === undefined || minor === undefined || patch === undefined) throw new Error(`no version: ${text}`);
  return { major: Number(major), minor: Number(minor), patch: Number(patch) };
}

/** Below 0: `a` is older; above: newer; 0: the same. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.replace(/^v/, ''));
  return left === right ? 0 : (left ?? '') < (right ?? '') ? -1 : 1;
}

export const newest = (versions: readonly string[]): string | undefined =>
  [...versions].sort(compareVersions).at(-1);
