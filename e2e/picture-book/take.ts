/**
 * Takes a picture of every screen in every state, on a phone and a desktop, in both languages and both themes, and
 * writes them with an index into `screens/`.
 *
 *     npm run screens                                  all of them
 *     npm run screens -- --only code --language ta     those whose name begins with `code`, in Tamil
 *     npm run screens -- --device phone --theme dark
 *     npm run screens -- --axe                         also reports axe faults in both themes, and layout faults
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { reflowFaults } from '../reflow.ts';
import { screenFaultsInBothThemes } from '../sound-screen.ts';
import { cookiesOf } from '../specification/demo-sessions.ts';
import { WarmBrowser, warmBrowserArgs } from '../warm-browser.ts';
import { type Appearance, appearances } from './appearance.ts';
import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';
import { growWindow, show, visitFor } from './visit.ts';
import { type Picture, writePictureBook } from './write-picture-book.ts';

const { values: wanted } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    device: { type: 'string', default: '' },
    language: { type: 'string', default: '' },
    theme: { type: 'string', default: '' },
    origin: { type: 'string', default: '' },
    axe: { type: 'boolean', default: false },
  },
});

const root = path.resolve(import.meta.dirname, '../..');
const pictureBook = path.join(root, 'screens');
const chosen = scenes.filter(({ name }) => name.startsWith(wanted.only));
const port = 4600 + (process.pid % 300);

const server =
  wanted.origin === '' ? await startServer() : { origin: wanted.origin, stop: async () => undefined };
const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] === undefined ? {} : { executablePath: process.env['CHROMIUM_PATH'] }),
  args: [...warmBrowserArgs, '--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
});
try {
  mkdirSync(pictureBook, { recursive: true });
  const pictures: Picture[] = [];
  const warmBrowser = new WarmBrowser(browser, server.origin);
  for (const appearance of appearances.filter(isWanted)) {
    for (const scene of chosen) pictures.push(await take(warmBrowser, scene, appearance));
    process.stdout.write('\n');
  }
  console.log(`${pictures.length} pictures: ${await writePictureBook(pictureBook, pictures)}`);
  const missing = pictures.filter(({ failure }) => failure !== null);
  for (const { file, failure } of missing) console.log(`  ${file}: ${failure}`);
  process.exitCode = missing.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}

function isWanted({ device, language, theme }: Appearance): boolean {
  const fits = (name: string, one: string) => name === '' || name === one;
  return fits(wanted.device, device) && fits(wanted.language, language) && fits(wanted.theme, theme);
}

async function take(from: WarmBrowser, scene: Scene, appearance: Appearance): Promise<Picture> {
  const { device, language, theme } = appearance;
  const file = `${scene.name}.${device}.${language}.${theme}.png`;
  const visit = await visitFor(from, scene, appearance, (audience) => cookiesOf(audience, server.origin));
  const { page } = visit;
  let failure: string | null = null;
  try {
    await show(scene, visit, language);
  } catch (error) {
    failure = String(error).split('\n')[0] ?? '';
  }
  const onScreen = wanted.axe ? await screenFaultsInBothThemes(page) : [];
  if (scene.windowOnly !== true) await growWindow(page);
  await page.screenshot({ path: path.join(pictureBook, file) });
  const faults = wanted.axe ? [...onScreen, ...(await reflowFaults(page))] : [];
  await from.leave(page);
  if (faults.length > 0) failure = [failure ?? [], faults].flat().join('\n    ');
  process.stdout.write(failure === null ? '.' : '!');
  return { ...appearance, scene: scene.name, file, failure };
}

/** Starts the product on a data folder of its own. */
async function startServer(): Promise<{ origin: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'python-learning-screens-'));
  // Open to the unprivileged user that the database runs as when root takes the pictures.
  chmodSync(dataDir, 0o755);
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RUNS_PER_MINUTE: '100000',
    RUN_CPU_SECONDS: '1000000',
  };
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  await new Promise<void>((resolve, reject) => {
    let seen = '';
    // Keeps reading: an app whose output is not read would fail at its next line.
    child.stdout.on('data', (chunk) => {
      seen += String(chunk);
      if (seen.includes('Python Learning is ready at')) resolve();
    });
    child.once('exit', () => reject(new Error(`The app did not start:\n${seen}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
