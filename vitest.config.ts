import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const shared = {
  /** What is waited for comes within moments, or within minutes on a busy machine. */
  expect: { poll: { timeout: 400_000 } },
  /** A file finds the modules of the files before it: to load the server anew takes longer than most files do. */
  isolate: false,
  /** For what hangs: no test says how fast a machine has to be. */
  testTimeout: 1_200_000,
  hookTimeout: 1_200_000,
  setupFiles: ['./commands/test/leave-no-window.ts'],
};

/** A project's setup runs before that of all: each says itself that its tests use a PostgreSQL server. */
const postgres = './packages/database/src/testing/shared-server.ts';

export default defineConfig({
  test: {
    // Engine processes run from their bundle, whatever runs the tests.
    globalSetup: './commands/test/build-server.mjs',
    // Tests wait as often as they work: with as many files at once as cores, a third of the machine would be idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'rooms',
          ...shared,
          globalSetup: postgres,
          include: ['{packages,apps,commands}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'journeys',
          ...shared,
          globalSetup: [postgres, './e2e/shared.ts'],
          // Clients are tried against the server that journeys share.
          include: ['{e2e,clients}/**/*.test.ts'],
        },
      },
    ],
  },
});
