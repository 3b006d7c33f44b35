import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages } from '@python-learning/domain';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import type { DrawnPage } from '../src/prerender.tsx';
import { writeTwins } from './precompress.ts';

type Draw = (language: Language) => Promise<DrawnPage>;

/**
 * Writes `landing.ta.html` and `landing.en.html`: the page of the app with the landing screen already rendered, so that
 * it can be read before any script has loaded. The app takes over the rendered markup.
 */
export function prerenderLanding(define: Record<string, string>): Plugin {
  let folder = '';
  return {
    name: 'prerender-landing',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir);
    },
    async closeBundle() {
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      for (const [language, drawn] of await drawAll(define)) {
        const file = join(folder, `landing.${language}.html`);
        await writeFile(file, fill(page, language, drawn));
        await writeTwins(file);
      }
    },
  };
}

/**
 * Renders the landing page in all languages. Rendering imports parts of the build, so they are deleted only after the
 * last page.
 */
async function drawAll(define: Record<string, string>): Promise<[Language, DrawnPage][]> {
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
    const { drawLanding } = (await import(built)) as { drawLanding: Draw };
    const drawn: [Language, DrawnPage][] = [];
    for (const language of languages) drawn.push([language, await drawLanding(language)]);
    return drawn;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** True for other screens and for data: the landing page is rendered without them. */
function isFetchedLater(id: string): boolean {
  return /\/routes\/(?!landing)[\w-]+\.tsx$|\/lib\/data\/(?:data-scope|learner-facts-watch)\.tsx$/.test(id);
}

/** Throws unless `index.html` has every placeholder; otherwise the pages would be wrong without anyone noticing. */
function fill(page: string, language: string, { html, title, description }: DrawnPage): string {
  if (/<script|<template/.test(html)) throw new Error('the landing page was not drawn in one piece');
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
