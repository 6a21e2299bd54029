import { afterAll, beforeAll, describe, type TestContext, test } from 'vitest';

/** One case of the threat model: its id there, or that of the nearest one with a letter behind it. */
export interface Attack<Scene> {
  readonly id: string;
  /** What the attacker tries. */
  readonly what: string;
  /** Throws where it did not hold; gives the evidence that it did. */
  readonly judge: (scene: Scene) => string | Promise<string>;
}

declare module 'vitest' {
  interface TaskMeta {
    /** That an attack did not succeed. */
    evidence?: string;
  }
}

const SCENE_MS = 120_000;

/** Cases that share one scene, such as one run of the action: each is judged by itself. */
export function attackScene<Scene extends AsyncDisposable>(
  title: string,
  play: () => Promise<Scene>,
  attacks: readonly Attack<Scene>[],
): void {
  describe(title, () => {
    let scene: Scene | undefined;
    beforeAll(async () => {
      scene = await play();
    }, SCENE_MS);
    afterAll(() => scene?.[Symbol.asyncDispose]());
    for (const { id, what, judge } of attacks) {
      attack(id, what, () => {
        if (scene === undefined) throw new Error('the scene was not played');
        return judge(scene);
      });
    }
  });
}

/** A case that needs a scene of its own. */
export function attack(
  id: string,
  what: string,
  judge: (context: TestContext) => string | Promise<string>,
): void {
  test(`${id} · ${what}`, { timeout: SCENE_MS }, async (context) => {
    context.task.meta.evidence = await judge(context);
  });
}
