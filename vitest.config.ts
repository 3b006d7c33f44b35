import { defineConfig } from 'vitest/config';
import { ChangedFirst } from './scripts/checks/changed-first.ts';

/** What waits for processes is tried once more where machines are shared; the run names what needed it. */
const retry = process.env['CI'] === undefined ? 0 : 1;

/** Lists of faults are told in full: the first try of an unsteady test is seen once. */
const chaiConfig = { truncateThreshold: 400 };

const skipped = ['**/node_modules/**', '**/dist/**', '.data/**'];

export default defineConfig({
  test: {
    sequence: { sequencer: ChangedFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages,scripts,bench,e2e}/**/*.test.ts'],
          exclude: [...skipped, '**/*.{api,engine,slow}.test.ts', 'apps/web/**'],
          environment: 'node',
          // Machines that check are shared: a slow one is no failure.
          testTimeout: 180_000,
        },
      },
      {
        // Pure code that computes for many seconds: not before each commit.
        test: {
          name: 'slow',
          include: ['{apps,packages}/**/*.slow.test.ts'],
          exclude: skipped,
          environment: 'node',
          testTimeout: 400_000,
        },
      },
      {
        // Promises that need the real sandbox. Each file has an engine of its own.
        test: {
          name: 'engine',
          include: ['packages/**/*.engine.test.ts'],
          exclude: skipped,
          environment: 'node',
          maxWorkers: 2,
          retry,
          chaiConfig,
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        // Each file has a database of its own, and none replaces a module: they share workers, and the app in them.
        test: {
          name: 'api',
          include: ['{apps,packages,scripts}/**/*.api.test.ts'],
          exclude: skipped,
          environment: 'node',
          globalSetup: ['packages/testing/src/global-setup.ts'],
          maxWorkers: 3,
          isolate: false,
          retry,
          chaiConfig,
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      // The screens bring their own environment.
      './apps/web/vitest.config.ts',
    ],
  },
});
