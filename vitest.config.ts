import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/fixtures/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The workflow parser imports JSON without an attribute, which plain Node refuses.
    server: { deps: { inline: [/@actions\/(workflow-parser|expressions)/] } },
  },
});
