import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { videoLook } from '@python-learning/stage';
import { drawArrows } from '@python-learning/stage/values';
import { findChromium } from './tools.ts';

/** A browser page with the style and the fonts of a lesson. Draws one picture at a time. */
export type Stage = {
  /** Shows a picture given as markup and writes it to `path` as PNG. */
  draw(markup: string, path: string): Promise<void>;
};

/** A renderer pool, with one page for each picture drawn at the same time. */
export type RendererPool = { stages: readonly Stage[]; close(): Promise<void> };

export async function openRendererPool(count: number): Promise<RendererPool> {
  const browser = await launchChromium();
  const stages = await Promise.all(Array.from({ length: count }, () => openStage(browser)));
  return { stages, close: () => browser.close() };
}

async function openStage(browser: Browser): Promise<Stage> {
  const page = await browser.newPage({ viewport: videoLook.room });
  await page.setContent(stagePage());
  await page.evaluate('Promise.all([...document.fonts].map((font) => font.load()))');
  const camera = await page.context().newCDPSession(page);
  return { draw: (markup, path) => draw(page, camera, markup, path) };
}

/** Launches the browser of the system, or Playwright's own when there is none. */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  const own = executablePath === null ? {} : { executablePath };
  return chromium.launch({ ...own, args: ['--no-sandbox', '--force-color-profile=srgb', ...args] });
}

/** Optimizes for speed, not for small files: the pictures are read only once, by the encoder. */
async function draw(page: Page, camera: CDPSession, markup: string, path: string): Promise<void> {
  await page.evaluate(
    `document.body.innerHTML = ${JSON.stringify(markup)}; (${drawArrows.toString()})(document)`,
  );
  const { data } = await camera.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await writeFile(path, data, 'base64');
}

function stagePage(): string {
  const style = ['code-colours.css', 'values.css', 'stage.css'].map((file) => styleSheet(file)).join('');
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces()}html{width:${videoLook.room.width}px;height:${videoLook.room.height}px}body{margin:0}${style}.stage *{animation:none!important;transition:none!important}</style><body class="stage"></body>`;
}

function styleSheet(file: string): string {
  return readFileSync(fileURLToPath(import.meta.resolve(`@python-learning/stage/${file}`)), 'utf8');
}

const tamilRange = 'U+0964-0965,U+0B82-0BFA,U+200C-200D,U+20B9,U+25CC';
const latinRange = 'U+0000-00FF,U+02C6,U+02DA,U+02DC,U+2000-206F,U+2190-2193,U+2212';

/** The fonts are embedded in the page: no picture waits for a file or falls back to another font. */
function fontFaces(): string {
  const catamaran = [500, 700, 800].flatMap((weight) => [
    fontFace('Catamaran', `catamaran/files/catamaran-tamil-${weight}-normal.woff2`, weight, tamilRange),
    fontFace('Catamaran', `catamaran/files/catamaran-latin-${weight}-normal.woff2`, weight, latinRange),
  ]);
  const mono = [400, 700].map((weight) => {
    const file = `jetbrains-mono/files/jetbrains-mono-latin-${weight}-normal.woff2`;
    return fontFace('JetBrains Mono', file, weight, latinRange);
  });
  return [...catamaran, ...mono].join('\n');
}

function fontFace(family: string, file: string, weight: number, range: string): string {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)));
  const source = `url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')`;
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${source}; unicode-range: ${range}; }`;
}
