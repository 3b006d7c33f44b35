import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '@python-learning/domain';
import { filesIn } from '../../src/folder.ts';
import { packageRoot } from '../../src/package-root.ts';
import { type Take, takeKey, takeSchema } from './take.ts';

/** The takes of one video in one language, by their keys, and what is wrong with its files. */
export type TakeFolder = {
  takes: ReadonlyMap<string, Take>;
  faults: readonly { file: string; message: string }[];
};

/** Folder of the takes of a video in one language. */
export function takeFolderOf(id: string, language: Language, root: string = packageRoot): string {
  return join(root, 'voice', `${id}.${language}`);
}

/** Reads the takes of a folder. Never throws for broken files: they are named, and count as no takes. */
export function readTakes(folder: string): TakeFolder {
  const takes = new Map<string, Take>();
  const faults: { file: string; message: string }[] = [];
  for (const path of filesIn(folder, '.json')) {
    const key = basename(path, '.json');
    const read = readTake(path, key);
    if (typeof read === 'string') faults.push({ file: basename(path), message: read });
    else takes.set(key, read);
  }
  const used = new Set([...takes.values()].map(({ sound }) => sound));
  for (const path of filesIn(folder, '.wav')) {
    const file = basename(path);
    if (!used.has(file)) faults.push({ file, message: 'belongs to no take' });
  }
  return { takes, faults };
}

/** The take of a file, or what is wrong with it. */
function readTake(path: string, key: string): Take | string {
  const parsed = takeSchema.safeParse(parseJson(readFileSync(path, 'utf8')));
  if (!parsed.success) {
    return parsed.error.issues
      .map(({ path: at, message }) => (at.length === 0 ? message : `${at.join('.')}: ${message}`))
      .join('; ');
  }
  const take = parsed.data;
  if (takeKey(take.text, take.role) !== key) return 'is named after another sentence';
  return existsSync(join(path, '..', take.sound)) ? take : `has lost its recording ${take.sound}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Keeps a take in place of the one before. The JSON file, which names the sound, is replaced last and at once: a reader finds the take
 * before or this one, never a mixture.
 * @param wav the recording
 */
export function writeTake(folder: string, take: Omit<Take, 'sound'>, wav: Buffer): Take {
  const key = takeKey(take.text, take.role);
  const sound = `${key}-${createHash('sha256').update(wav).digest('hex').slice(0, 8)}.wav`;
  const before = readTakes(folder).takes.get(key);
  const kept = takeSchema.parse({ ...take, sound });
  mkdirSync(folder, { recursive: true });
  replaceFile(join(folder, sound), wav);
  replaceFile(join(folder, `${key}.json`), `${JSON.stringify(kept, null, 2)}\n`);
  if (before !== undefined && before.sound !== sound) rmSync(join(folder, before.sound), { force: true });
  return kept;
}

function replaceFile(path: string, content: Buffer | string): void {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}

/** Removes a take: the machine speaks its sentence again. Does nothing if there is none. */
export function removeTake(folder: string, key: string): void {
  const take = readTakes(folder).takes.get(key);
  rmSync(join(folder, `${key}.json`), { force: true });
  if (take !== undefined) rmSync(join(folder, take.sound), { force: true });
}

/** A text that changes with the takes of a folder; empty without takes. */
export function takesDigest({ takes }: Pick<TakeFolder, 'takes'>): string {
  return [...takes.values()]
    .map(({ sound, words }) => `${sound}:${words.join(',')}`)
    .sort()
    .join('\n');
}
