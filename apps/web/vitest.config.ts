import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { messages } from './build/messages.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [messages(), react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['./src/test/setup.ts'],
    restoreMocks: true,
    // The machines that run the tests are shared; a slow one is not a failure.
    testTimeout: 30_000,
    retry: process.env['CI'] === undefined ? 0 : 1,
  },
});
