import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { warmBrowserArgs } from './warm-browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const baseURL = `http://localhost:${port}`;
const executablePath = process.env['CHROMIUM_PATH'];
// Each worker reads the configuration again, so the folder is created once and passed on.
process.env['E2E_DATA_DIR'] ??= newDataDir();

/** Tests of the built product in a real browser, served by our own server on a fresh database. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.story.ts',
  outputDir: '../test-results',
  // Guards against a test that hangs: on a busy machine a healthy one takes ten times its usual time.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  // One more than the two cores: a story waits for half of its time, above all for a lesson that plays.
  workers: 3,
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: 'list',
  globalTeardown: './specification/print-tally.ts',
  use: {
    baseURL,
    actionTimeout: 60_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...warmBrowserArgs,
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    {
      name: 'phone in Tamil',
      // These choose devices and languages themselves, so they run in one project only.
      testIgnore: ['**/specification/**', '**/scenes.story.ts', '**/hour.story.ts'],
      use: { locale: 'ta-IN', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop in English',
      // These are about a phone, and no text of theirs has to fit: once is enough.
      testIgnore: ['**/typing.story.ts', '**/ended-session.story.ts', '**/full-screen.story.ts'],
      use: { locale: 'en-GB', viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: 'node apps/api/src/main.ts',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env['E2E_DATA_DIR'],
      LOG_LEVEL: 'warn',
      // The two cores are for the browsers.
      API_PROCESSES: '1',
    },
  },
});

/** A data folder, open to the unprivileged user that the database runs as under root. */
function newDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'python-learning-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}
