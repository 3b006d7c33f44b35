import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answersElement, pageManifestFile } from '@python-learning/contract';
import { type Language, languages } from '@python-learning/domain';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { dataModules, pageFacts } from '../src/app/page-facts.ts';
import { type ScreenName, screens } from '../src/lib/screens.ts';
import type { DrawnPage } from '../src/prerender.tsx';
import { drawnPages, listPages } from './drawn-pages.ts';
import { writeTwins } from './precompress.ts';
import { listFiles, moduleOf, source } from './screen-files.ts';

type Prerender = {
  drawLanding: (language: Language) => Promise<DrawnPage>;
  drawOutline: (language: Language, path: string, screen: ScreenName | undefined) => Promise<DrawnPage>;
};

/** The name of a file below the build's folder, its screen, and what the root element of its page contains. */
type DrawnFile = { name: string; screen: ScreenName | undefined; language: Language; drawn: DrawnPage };

/**
 * Writes pages of the app that show something before any script has loaded: the landing page (`landing.ta.html`,
 * `landing.en.html`), and for every other address the frame with the outline of its screen (`outline/code.ta.html`). The
 * app takes over the rendered markup. Each page names the files of its screen, so that the browser fetches them together
 * with those of the app. A manifest tells the server which page opens where, and which calls it makes first.
 */
export function prerenderPages(define: Record<string, string>): Plugin {
  let folder = '';
  let output: Rolldown.OutputBundle = {};
  return {
    name: 'prerender-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir);
    },
    generateBundle(_options, bundle) {
      output = bundle;
    },
    async closeBundle() {
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      await writeFile(join(folder, pageManifestFile), JSON.stringify(listPages()));
      await Promise.all(
        (await drawAll(define)).map(async ({ name, screen, language, drawn }) => {
          const file = join(folder, `${name}.${language}.html`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, fill(page, language, drawn, screen, linksOf(screen, output)));
          await writeTwins(file);
        }),
      );
    },
  };
}

/** The place where the server writes the answers to the first calls of the screen (`early-answers.ts`). */
function placeOfAnswers(screen: ScreenName | undefined): string {
  return screen === undefined || screen === 'home' ? '' : `${answersElement}</script>`;
}

type Links = { fonts: string; modules: string };

/** Links to the files of a screen. A page of an unknown address has none. */
function linksOf(screen: ScreenName | undefined, output: Rolldown.OutputBundle): Links {
  if (screen === undefined) return { fonts: '', modules: '' };
  const chunks = Object.values(output).filter((one) => one.type === 'chunk');
  const allFonts = Object.keys(output).filter(isFont);
  const files = listFiles(screens[screen], pageFacts[screen] ?? {}, chunks, allFonts);
  const [fonts, modules] = [files.filter(isFont), files.filter((file) => !isFont(file))];
  return {
    fonts: fonts
      .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
      .join(''),
    modules: modules.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join(''),
  };
}

function isFont(file: string): boolean {
  return file.endsWith('.woff2');
}

/**
 * Renders all pages in all languages. Rendering imports parts of the build, so they are deleted only after the last
 * page.
 */
async function drawAll(define: Record<string, string>): Promise<DrawnFile[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'prerender-'));
  try {
    await build({
      root: join(import.meta.dirname, '..'),
      configFile: false,
      logLevel: 'error',
      define,
      plugins: [react()],
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender.tsx',
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { external: isFetchedLater },
      },
    });
    const built = pathToFileURL(join(outDir, 'prerender.js')).href;
    const { drawLanding, drawOutline } = (await import(built)) as Prerender;
    const files: DrawnFile[] = [];
    // One after the other: the language belongs to the whole module.
    for (const language of languages) {
      files.push({ name: 'landing', screen: 'home', language, drawn: await drawLanding(language) });
      for (const { path, file, screen } of drawnPages)
        files.push({ name: file, screen, language, drawn: await drawOutline(language, path, screen) });
    }
    return files;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Modules of other screens and for data: the pages are rendered without them. */
const fetchedLater = new Set(
  [
    ...Object.values(screens)
      .filter(({ path }) => path !== screens.home.path)
      .map(moduleOf),
    ...dataModules,
  ].map((module) => resolve(source, module)),
);

function isFetchedLater(id: string, importer: string | undefined): boolean {
  return fetchedLater.has(importer === undefined ? id : resolve(dirname(importer), id));
}

/** Throws unless `index.html` has every placeholder; otherwise the pages would be wrong without anyone noticing. */
function fill(
  page: string,
  language: string,
  { html, title, description }: DrawnPage,
  screen: ScreenName | undefined,
  links: Links,
): string {
  if (/<script|<template/.test(html)) throw new RangeError('a page was not drawn in one piece');
  return [
    ['<html lang="ta">', `<html lang="${language}">`],
    [/<title>[^<]*<\/title>/g, `<title>${escapeHtml(title)}</title>`],
    [/(<meta\s+name="description"\s+content=")[^"]*"/g, `$1${escapeHtml(description)}"`],
    [/<script\s+(src="[^"]*first-paint[^"]*">)/, `${placeOfAnswers(screen)}<script $1`],
    // The program in the outline of the practice is in this font, so that it comes with those of all pages.
    ['<head>', `<head>${links.fonts}`],
    ['</head>', `${links.modules}</head>`],
    [
      '<div id="root"></div>',
      `<div id="root" data-drawn-in="${language}">${html.replaceAll('$', '$$$$')}</div>`,
    ],
  ].reduce<string>((filled, [place = '', content = '']) => {
    if (filled.split(place).length < 2) throw new RangeError(`index.html has no ${String(place)}`);
    return filled.replace(place, String(content));
  }, page);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
