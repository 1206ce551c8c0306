import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Engine processes run from their bundle, whatever runs the tests.
    globalSetup: './commands/test/build-server.mjs',
    projects: [
      {
        test: {
          name: 'rooms',
          include: ['{packages,apps,commands}/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
