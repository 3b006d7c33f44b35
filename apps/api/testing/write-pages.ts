import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PageManifest, pageManifestFile } from '@python-learning/contract';

type Page = PageManifest[number];

/** Writes the manifest that a build of the web app has, with these pages. */
export async function writePages(
  folder: string,
  pages: readonly (Pick<Page, 'path' | 'file'> & Partial<Page>)[],
): Promise<void> {
  const all = pages.map((page) => ({ calls: [], isUnlisted: false, ...page }));
  await writeFile(path.join(folder, pageManifestFile), JSON.stringify(all));
}
