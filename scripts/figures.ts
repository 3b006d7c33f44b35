/**
 * Prints figures of the tree: sizes of files and functions, imports, cycles, and what an installation takes.
 *
 *     npm run figures
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { downloadedBytes, folderBytes } from './figures/folder-size.ts';
import { importCycles } from './figures/import-cycles.ts';
import { readTree, type SourceFile } from './figures/read-source.ts';

const root = path.resolve(import.meta.dirname, '..');
const smallFileLines = 30;

const all = readTree(root);
const product = all.filter(({ isTest, file }) => !isTest && !file.startsWith('scripts/'));

print(
  'lines of source',
  sum(product, ({ lines }) => lines),
);
print(
  'lines of tests',
  sum(
    all.filter(({ isTest }) => isTest),
    ({ lines }) => lines,
  ),
);
print('files of source', product.length);
print('lines of a file, median / p90 / p99 / max', spread(product.map(({ lines }) => lines)));
print('lines of a function, median / p90 / p99 / max', spread(product.flatMap(({ functions }) => functions)));
print(`files of at most ${smallFileLines} lines with one importer`, smallWithOneImporter(product).length);
print('import cycles, types and `import()` included', importCycles(all).length);
print(
  '`any` / non-null `!` in source',
  `${sum(product, (one) => one.anyTypes)} / ${sum(product, (one) => one.nonNull)}`,
);
print(
  '`new Error` without a class of its own in source',
  sum(product, ({ bareErrors }) => bareErrors),
);
print('installed, MB', megabytes(folderBytes(path.join(root, 'node_modules'))));
print('downloaded by an installation on this platform, MB', downloads());

function print(what: string, figure: number | string): void {
  console.log(`${what.padEnd(56)} ${typeof figure === 'number' ? figure.toLocaleString('en') : figure}`);
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

function spread(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((left, right) => left - right);
  return [0.5, 0.9, 0.99, 1]
    .map((share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
    .join(' / ');
}

/** Files that could be part of the only other file that uses them. */
function smallWithOneImporter(sources: readonly SourceFile[]): SourceFile[] {
  const importers = new Map<string, number>();
  for (const { imports } of sources) {
    for (const file of imports) importers.set(file, (importers.get(file) ?? 0) + 1);
  }
  return sources.filter(({ file, lines }) => lines <= smallFileLines && importers.get(file) === 1);
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(0);
}

/** The archives of the installed packages, as npm's cache has them. */
function downloads(): string {
  const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string }>;
  };
  const installed = Object.entries(lockfile.packages).filter(
    ([place, { integrity }]) => integrity !== undefined && existsSync(path.join(root, place)),
  );
  const sizes = installed.map(([, { integrity = '' }]) => downloadedBytes(integrity));
  const unknown = sizes.filter((size) => size === null).length;
  const total = megabytes(sum(sizes, (size) => size ?? 0));
  return unknown === 0
    ? total
    : `${total}, without ${unknown} of ${sizes.length} that npm's cache does not have`;
}
