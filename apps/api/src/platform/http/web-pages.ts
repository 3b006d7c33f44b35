import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PageManifest, pageManifest, pageManifestFile } from '@python-learning/contract';

/** A page of the built web app, and the value of the address's parameter, which is empty without one. */
export type FoundPage = { page: PageManifest[number]; parameter: string };

/** Reads which pages the build has drawn, by their addresses. A folder without a manifest has none. */
export async function readPages(folder: string): Promise<PageManifest> {
  const file = path.join(folder, pageManifestFile);
  return existsSync(file) ? pageManifest.parse(JSON.parse(await readFile(file, 'utf8'))) : [];
}

/**
 * Returns the page that opens at this path, or null when the build has none. As for the router of the app, capitals and
 * needless slashes make no difference.
 */
export function findPage(pages: PageManifest, address: string): FoundPage | null {
  const segments = segmentsOf(address);
  for (const page of pages) {
    if (page.path === '/*') return { page, parameter: '' };
    const pattern = segmentsOf(page.path);
    const isParameter = (index: number) => pattern[index]?.startsWith(':') === true;
    const isHere =
      pattern.length === segments.length &&
      segments.every((segment, index) => isParameter(index) || segment.toLowerCase() === pattern[index]);
    const isWithParameter = isParameter(pattern.length - 1);
    if (isHere) return { page, parameter: isWithParameter ? (segments.at(-1) ?? '') : '' };
  }
  return null;
}

function segmentsOf(address: string): string[] {
  return address.split('/').filter((segment) => segment !== '');
}
