import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages } from '@python-learning/domain';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { pathPatterns, policySlugs } from '../src/lib/paths.ts';
import type { DrawnPage } from '../src/prerender.tsx';
import { writeTwins } from './precompress.ts';

type Prerender = {
  drawLanding: (language: Language) => Promise<DrawnPage>;
  drawOutline: (language: Language, path: string) => Promise<DrawnPage>;
};

/** The name of a file below the build's folder, and what the root element of its page contains. */
type DrawnFile = { name: string; language: Language; drawn: DrawnPage };

/**
 * Writes pages of the app that show something before any script has loaded: the landing page (`landing.ta.html`,
 * `landing.en.html`), and for every other address the frame with the outline of its screen (`outline/code.ta.html`). The
 * app takes over the rendered markup.
 */
export function prerenderPages(define: Record<string, string>): Plugin {
  let folder = '';
  return {
    name: 'prerender-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir);
    },
    async closeBundle() {
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      await mkdir(join(folder, 'outline', 'policy'), { recursive: true });
      await Promise.all(
        (await drawAll(define)).map(async ({ name, language, drawn }) => {
          const file = join(folder, `${name}.${language}.html`);
          await writeFile(file, fill(page, language, drawn));
          await writeTwins(file);
        }),
      );
    },
  };
}

/** The addresses with an outline of their own; `any` is for all others. The header marks where it links to. */
const outlined = [
  ...new Set(Object.values(pathPatterns).map((pattern) => pattern.split('/')[1] ?? '')),
  ...policySlugs.map((slug) => `policy/${slug}`),
  'any',
].filter((address) => address !== '');

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
      files.push({ name: 'landing', language, drawn: await drawLanding(language) });
      for (const address of outlined)
        files.push({
          name: `outline/${address}`,
          language,
          drawn: await drawOutline(language, `/${address}`),
        });
    }
    return files;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** True for other screens and for data: the pages are rendered without them. */
function isFetchedLater(id: string): boolean {
  return /\/routes\/(?!landing)[\w-]+\.tsx$|\/lib\/data\/(?:data-scope|learner-facts-watch)\.tsx$/.test(id);
}

/** Throws unless `index.html` has every placeholder; otherwise the pages would be wrong without anyone noticing. */
function fill(page: string, language: string, { html, title, description }: DrawnPage): string {
  if (/<script|<template/.test(html)) throw new Error('a page was not drawn in one piece');
  return [
    ['<html lang="ta">', `<html lang="${language}">`],
    [/<title>[^<]*<\/title>/g, `<title>${escapeHtml(title)}</title>`],
    [/(<meta\s+name="description"\s+content=")[^"]*"/g, `$1${escapeHtml(description)}"`],
    [
      '<div id="root"></div>',
      `<div id="root" data-drawn-in="${language}">${html.replaceAll('$', '$$$$')}</div>`,
    ],
  ].reduce<string>((filled, [place = '', content = '']) => {
    if (filled.split(place).length < 2) throw new Error(`index.html has no ${String(place)}`);
    return filled.replace(place, String(content));
  }, page);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
