/** Throws an Error where agent-fix does not run: asked before anything is read or started. `platform`: as Node names it. */
export function checkPlatform(platform: NodeJS.Platform): void {
  if (platform !== 'win32') return;
  throw new Error(
    'agent-fix runs on Linux and macOS; this is Windows. In a workflow take `runs-on: ubuntu-latest`, at a desk WSL.',
  );
}
