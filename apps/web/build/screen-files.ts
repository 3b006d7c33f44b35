import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { dataModules, type PageFacts } from '../src/app/page-facts.ts';
import type { AppScreen } from '../src/lib/screens.ts';

/** What must be known of a chunk to preload it. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;

export const source = resolve(import.meta.dirname, '../src');

/** Returns the files that a screen needs beside those of every page. Throws when a module of it has no chunk. */
export function listFiles(
  screen: Pick<AppScreen, 'module' | 'usesData'>,
  { modules: later = [], font }: PageFacts,
  chunks: readonly Chunk[],
  fonts: readonly string[],
): string[] {
  const atStart = withImports(chunks, [chunkOf('main.tsx', chunks)]);
  const modules = [moduleOf(screen), ...(screen.usesData === true ? dataModules : []), ...later];
  const own = withImports(
    chunks,
    modules.map((module) => chunkOf(module, chunks)),
  );
  const ownFonts = font === undefined ? [] : fonts.filter((name) => name.includes(font));
  return [...own.difference(atStart), ...ownFonts];
}

/** Path of the module of a screen in `src/`. */
export function moduleOf({ module }: Pick<AppScreen, 'module'>): string {
  return `app/routes/${module}.tsx`;
}

function chunkOf(module: string, chunks: readonly Chunk[]): Chunk {
  const id = resolve(source, module);
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
  if (chunk === undefined)
    throw new RangeError(`The table of screens names ${module}, of which no file was built`);
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
