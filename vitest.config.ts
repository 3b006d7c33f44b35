import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const skipped = ['**/node_modules/**', '**/dist/**', '.data/**'];
const webConfig = 'apps/web/vitest.config.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages,scripts,bench,e2e,deploy}/**/*.test.ts'],
          exclude: [...skipped, '**/*.api.test.ts', 'apps/web/**'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'api',
          include: ['{apps,packages}/**/*.api.test.ts'],
          exclude: skipped,
          environment: 'node',
          globalSetup: ['packages/testing/src/global-setup.ts'],
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      // The screens bring their own environment.
      ...(existsSync(new URL(webConfig, import.meta.url)) ? [`./${webConfig}`] : []),
    ],
  },
});
