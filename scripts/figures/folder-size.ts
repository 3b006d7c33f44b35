import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** Bytes of all files in a folder. Neither links nor hidden folders count: those are the caches of tools. */
export function folderBytes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.isDirectory() && entry.name.startsWith('.')) return sum;
    const inner = path.join(folder, entry.name);
    if (entry.isDirectory()) return sum + folderBytes(inner);
    return entry.isFile() ? sum + statSync(inner).size : sum;
  }, 0);
}

/**
 * Bytes that an archive takes as npm downloaded it, from npm's cache; null when the cache does not have it.
 * @param integrity as in the lockfile: `sha512-…`
 */
export function downloadedBytes(integrity: string, cache = path.join(homedir(), '.npm')): number | null {
  const [algorithm = '', digest = ''] = integrity.split('-', 2);
  const hex = Buffer.from(digest, 'base64').toString('hex');
  const file = path.join(
    cache,
    '_cacache/content-v2',
    algorithm,
    hex.slice(0, 2),
    hex.slice(2, 4),
    hex.slice(4),
  );
  return existsSync(file) ? statSync(file).size : null;
}
