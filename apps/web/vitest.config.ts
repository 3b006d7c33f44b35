import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { shortMessages } from './build/short-messages.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [shortMessages(), react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    globalSetup: ['./build/compile-messages.setup.ts'],
    setupFiles: ['./src/test/setup.ts'],
    restoreMocks: true,
    // The machines that run the tests are shared; a slow one is not a failure.
    testTimeout: 30_000,
    retry: process.env['CI'] === undefined ? 0 : 1,
  },
});
