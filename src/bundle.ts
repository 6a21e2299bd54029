/** The input of the bundler: both entry points in one file, so that they share their chunks. Each runs when it is loaded. */
export const openAction = (): Promise<unknown> => import('./index.ts');
export const openCli = (): Promise<unknown> => import('./cli.ts');
