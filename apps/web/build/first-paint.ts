import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { type AppRoute, dataModules, type FirstNeeds, firstNeeds, routes } from '../src/app/routes.ts';
import type { RouteHint } from '../src/first-paint.ts';
import { pathPatterns, type ScreenName } from '../src/lib/paths.ts';

/** What the hints need to know of a chunk. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;

const source = resolve(import.meta.dirname, '../src');
const script = 'first-paint.js';

/**
 * Builds `first-paint.js` with the files and the first calls of every screen in it, so that they are fetched together
 * with the app instead of after it. The development server has no files to name.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configureServer({ middlewares }) {
      middlewares.use(`/${script}`, (_request, response, next) => {
        bundle(listHints(() => [])).then((code) => {
          response.setHeader('Content-Type', 'text/javascript').end(code);
        }, next);
      });
    },
    async generateBundle(_options, output) {
      const chunks = Object.values(output).filter((one) => one.type === 'chunk');
      const fonts = Object.keys(output).filter((name) => name.endsWith('.woff2'));
      const hints = listHints((...screen) => listFiles(...screen, chunks, fonts));
      this.emitFile({ type: 'asset', fileName: script, source: await bundle(hints) });
    },
  };
}

/** Returns the hints of all screens. */
export function listHints(filesOf: (route: AppRoute, needs: FirstNeeds) => readonly string[]): RouteHint[] {
  return Object.entries<AppRoute>(routes).map(([key, route]) => {
    const name = key as ScreenName;
    const needs = firstNeeds[name] ?? {};
    return [pathPatterns[name], filesOf(route, needs).join(' '), ...(needs.calls ?? [])];
  });
}

/** Returns the files that a screen needs beside those of every page. Throws when a module of it has no chunk. */
export function listFiles(
  route: AppRoute,
  needs: FirstNeeds,
  chunks: readonly Chunk[],
  fonts: readonly string[],
): string[] {
  const atStart = withImports(chunks, [chunkOf('main.tsx', chunks)]);
  const modules = [
    `app/routes/${route.module}.tsx`,
    ...(route.usesData === true ? dataModules : []),
    ...(needs.modules ?? []),
  ];
  const own = withImports(
    chunks,
    modules.map((module) => chunkOf(module, chunks)),
  );
  const { font } = needs;
  const ownFonts = font === undefined ? [] : fonts.filter((name) => name.includes(font));
  return [...own.difference(atStart), ...ownFonts];
}

function chunkOf(module: string, chunks: readonly Chunk[]): Chunk {
  const id = resolve(source, module);
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
  if (chunk === undefined)
    throw new RangeError(`src/app/routes.ts names ${module}, of which no file was built`);
  return chunk;
}

/** Returns the file names of these chunks and of everything that they import. */
function withImports(
  chunks: readonly Chunk[],
  from: readonly Chunk[],
  seen = new Set<string>(),
): Set<string> {
  for (const { fileName, imports } of from) {
    if (seen.has(fileName)) continue;
    seen.add(fileName);
    const imported = chunks.filter((chunk) => imports.includes(chunk.fileName));
    withImports(chunks, imported, seen);
  }
  return seen;
}

/** Returns the script as one minified file. */
async function bundle(hints: readonly RouteHint[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { routeHints: JSON.stringify(hints) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: resolve(source, 'first-paint.ts'), output: { format: 'iife' } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}
