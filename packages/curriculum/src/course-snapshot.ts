import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Curriculum } from './model.ts';
import { packageRoot } from './package-root.ts';

/** The data of a course, without the look-up functions. */
export type CourseData = Pick<Curriculum, 'milestones' | 'badges' | 'glossary'>;

type Snapshot = { fingerprint: string; course: CourseData };

/** In `node_modules/.cache`, as build tools do. */
export const snapshotPath = join(
  dirname(createRequire(import.meta.url).resolve('yaml/package.json')),
  '../.cache/curriculum/course.json',
);

/**
 * Returns the course from the snapshot when none of its files has changed, else calls `load` and writes the snapshot.
 * Parsing and checking a thousand files takes a second, comparing them a tenth of it. A snapshot that cannot be read or
 * written costs only this second.
 * @param root folder that holds `content/` and `media/`
 * @param path path of the snapshot
 */
export function loadThroughSnapshot(root: string, path: string, load: () => CourseData): CourseData {
  const fingerprint = fingerprintOf(root);
  const known = readSnapshot(path);
  if (known?.fingerprint === fingerprint) return known.course;
  const course = load();
  writeSnapshot(path, { fingerprint, course });
  return course;
}

/** SHA-256 of everything a course is made from: its files, and the code and the libraries that read them. */
function fingerprintOf(root: string): string {
  const hash = createHash('sha256');
  const sources = [
    ...filesBelow(join(root, 'content')),
    join(root, 'media/manifest.json'),
    ...filesBelow(join(packageRoot, 'src')),
    join(packageRoot, 'package.json'),
  ];
  for (const file of sources) {
    const content = readIfThere(file);
    hash.update(`${file}\n${content?.length ?? 'missing'}\n`);
    if (content !== null) hash.update(content);
  }
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

function readSnapshot(path: string): Snapshot | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isSnapshot(value) ? value : null;
  } catch {
    return null;
  }
}

/** Checks only the outline: the course was checked before it was written. */
function isSnapshot(value: unknown): value is Snapshot {
  return typeof value === 'object' && value !== null && 'fingerprint' in value && 'course' in value;
}

function writeSnapshot(path: string, snapshot: Snapshot): void {
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, JSON.stringify(snapshot), { mode: 0o600 });
    renameSync(draft, path);
  } catch {
    // Ignored: the next process checks the files again.
  }
}
