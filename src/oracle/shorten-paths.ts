/**
 * Shows paths below the given folders as the tools name them, relative to the root: where the checkout lies
 * differs from run to run, and what a test prints about the same failure should not.
 */
export function shortenPaths(text: string, folders: readonly string[]): string {
  return folders.reduce((out, folder) => {
    const path = folder.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    const places = new RegExp(`(?<![\\w./-])(?:file://)?${path}(?:/(?=[\\w.@-])|(?![\\w.-]))`, 'g');
    return out.replace(places, (place) => (place.endsWith('/') ? '' : '.'));
  }, text);
}
