import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { minify, type Plugin, type Rolldown } from 'vite';
import { writeTwins } from './precompress.ts';

type Chunk = Rolldown.OutputChunk;

/** Modules that a route loads once it runs. With the hint they are fetched together with the route. */
const alsoNeeded: Readonly<Record<string, readonly string[]>> = {
  code: ['clean-html'],
  exercise: ['clean-html'],
};
/** Fonts that a route needs first, by a part of their file name. */
const fontsNeeded: Readonly<Record<string, string>> = { code: 'jetbrains-mono' };
/** Modules of a screen with data and of the frame around a learner. */
const ofData = ['data-scope', 'learner-facts-watch'];

const routePattern =
  /path: '\/([\w-]*)[^']*',\s*screen: (dataScreen|screen)\([\s\S]*?import\('\.\/routes\/([\w-]+)\.tsx'\)/g;

/**
 * Fills in, in `first-paint.js`, which files the screen of each address needs. They are then fetched together with the
 * app instead of after it. The script blocks the first paint, so it is minified. The addresses are read from
 * `src/app/router.tsx`.
 */
export function routeHints(): Plugin {
  return {
    name: 'route-hints',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
      const file = join(dir, 'first-paint.js');
      const script = await readFile(file, 'utf8');
      const place = 'const filesOfScreens = {};';
      if (!script.includes(place)) throw new Error(`first-paint.js has no place for the hints: ${place}`);
      const filled = script.replace(
        place,
        `const filesOfScreens = ${JSON.stringify(listFiles(chunks, fonts))};`,
      );
      const { code, errors } = await minify(file, filled);
      if (errors.length > 0) throw new Error(`first-paint.js: ${errors.map(String).join(', ')}`);
      await writeFile(file, code);
      await writeTwins(file);
    },
  };
}

function listFiles(chunks: readonly Chunk[], fonts: readonly string[]): Record<string, string[]> {
  const router = readFileSync(join(import.meta.dirname, '../src/app/router.tsx'), 'utf8');
  const atStart = filesOf(chunks, chunksOf(chunks, ['main']));
  return Object.fromEntries(
    [...router.matchAll(routePattern)].map(([, screen = '', kind = '', route = '']) => {
      const names = [route, ...(kind === 'dataScreen' ? ofData : []), ...(alsoNeeded[screen] ?? [])];
      const own = chunksOf(chunks, names);
      const ownFonts = fonts.filter((font) => font.includes(fontsNeeded[screen] ?? 'no such font'));
      return [screen, [...[...filesOf(chunks, own)].filter((file) => !atStart.has(file)), ...ownFonts]];
    }),
  );
}

/** Returns the chunk of each of our modules. Throws when a module has none. */
function chunksOf(chunks: readonly Chunk[], names: readonly string[]): Chunk[] {
  return names.map((name) => {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => isOurs(id) && moduleName(id) === name),
    );
    if (chunk === undefined) throw new Error(`no file was built of ${name}`);
    return chunk;
  });
}

function isOurs(path: string): boolean {
  return path.includes('/apps/web/src/') && !path.includes('/paraglide/');
}

/** Returns the file names of these chunks and of everything that they import. */
function filesOf(chunks: readonly Chunk[], from: readonly Chunk[], seen = new Set<string>()): Set<string> {
  for (const { fileName, imports } of from) {
    if (seen.has(fileName)) continue;
    seen.add(fileName);
    filesOf(
      chunks,
      chunks.filter((chunk) => imports.includes(chunk.fileName)),
      seen,
    );
  }
  return seen;
}

function moduleName(path: string): string {
  return basename(path).replace(/\.tsx?$/, '');
}
