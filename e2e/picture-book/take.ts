/**
 * Takes a picture of every screen in every state, on a phone and a desktop, in both languages and both themes, and
 * writes them with an index into `screens/`.
 *
 *     npm run screens                                  all of them
 *     npm run screens -- --only code --language ta     those whose name begins with `code`, in Tamil
 *     npm run screens -- --device phone --theme dark
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { LearnerAtBrowser } from '../learner.ts';
import type { Language } from '../messages.ts';
import { type Picture, writeAlbum } from './album.ts';
import type { Scene, Viewer } from './scene.ts';
import { scenes } from './scenes.ts';

const { values: wanted } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    device: { type: 'string', default: '' },
    language: { type: 'string', default: '' },
    theme: { type: 'string', default: '' },
    origin: { type: 'string', default: '' },
  },
});

const devices = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;
type Device = keyof typeof devices;

const root = path.resolve(import.meta.dirname, '../..');
const album = path.join(root, 'screens');
const chosen = scenes.filter(({ name }) => name.startsWith(wanted.only));
const port = 4600 + (process.pid % 300);

const server =
  wanted.origin === '' ? await startServer() : { origin: wanted.origin, stop: async () => undefined };
const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] === undefined ? {} : { executablePath: process.env['CHROMIUM_PATH'] }),
  args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
});
try {
  mkdirSync(album, { recursive: true });
  const pictures: Picture[] = [];
  for (const device of pick(Object.keys(devices) as Device[], wanted.device)) {
    for (const language of pick<Language>(['ta', 'en'], wanted.language)) {
      for (const theme of pick(['light', 'dark'] as const, wanted.theme)) {
        pictures.push(...(await takeAll(browser, { device, language, theme })));
      }
    }
  }
  console.log(`${pictures.length} pictures: ${await writeAlbum(album, pictures)}`);
  const missing = pictures.filter(({ trouble }) => trouble !== null);
  for (const { file, trouble } of missing) console.log(`  ${file}: ${trouble}`);
  process.exitCode = missing.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}

type Look = { device: Device; language: Language; theme: 'light' | 'dark' };

function pick<T extends string>(all: readonly T[], name: string): readonly T[] {
  return name === '' ? all : all.filter((one) => one === name);
}

async function takeAll(from: Browser, look: Look): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const sessions = new Map<Viewer, Awaited<ReturnType<BrowserContext['storageState']>>>();
  for (const scene of chosen) {
    const session = sessions.get(scene.viewer);
    const context = await from.newContext({
      ...devices[look.device],
      baseURL: server.origin,
      locale: look.language === 'ta' ? 'ta-IN' : 'en-GB',
      colorScheme: look.theme,
      reducedMotion: 'reduce',
      ...(session === undefined ? {} : { storageState: session }),
    });
    const page = await context.newPage();
    const child = new LearnerAtBrowser(page, look.language, 'unused');
    const file = `${scene.name}.${look.device}.${look.language}.${look.theme}.png`;
    let trouble: string | null = null;
    try {
      if (scene.viewer !== 'visitor' && session === undefined) {
        await page.goto('/login');
        await child.logIn(`${scene.viewer}@demo.test`, 'learn-python-1');
        sessions.set(scene.viewer, await context.storageState());
      }
      await show(scene, page, child);
    } catch (error) {
      trouble = String(error).split('\n')[0] ?? '';
    }
    if (scene.windowOnly !== true) await stretchWindow(page);
    await page.screenshot({ path: path.join(album, file) });
    await context.close();
    pictures.push({ ...look, scene: scene.name, file, trouble });
    process.stdout.write(trouble === null ? '.' : '!');
  }
  process.stdout.write('\n');
  return pictures;
}

async function show(scene: Scene, page: Page, child: LearnerAtBrowser): Promise<void> {
  await scene.arrange?.(page);
  await page.goto(scene.path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  if (scene.arrange === undefined)
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await scene.act?.(child);
  await page.waitForTimeout(250);
}

/** Makes the window as high as the page, so that bars that keep to its edges lie where a reader meets them. */
async function stretchWindow(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize() ?? devices.desktop.viewport;
  await page.setViewportSize({ width, height: Math.min(height, 8000) });
  await page.waitForTimeout(100);
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
  };
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  let seen = '';
  for await (const chunk of child.stdout) {
    seen += String(chunk);
    if (seen.includes('Python Learning is ready at')) break;
  }
  if (!seen.includes('Python Learning is ready at')) throw new Error(`The app did not start:\n${seen}`);
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
