import { writeFileSync } from 'node:fs';
import path from 'node:path';

export type Picture = {
  scene: string;
  device: string;
  language: string;
  theme: string;
  file: string;
  /** Why the state was not reached, and the faults found by `--axe`; null if there is neither. */
  failure: string | null;
};

/**
 * Writes the index of the pictures.
 * @returns its path
 */
export async function writePictureBook(folder: string, pictures: readonly Picture[]): Promise<string> {
  const byScene = Map.groupBy(pictures, ({ scene }) => scene);
  const sections = [...byScene].map(([scene, own]) => sectionOf(scene, own));
  const links = [...byScene.keys()].map((scene) => `<a href="#${scene}">${scene}</a>`);
  const file = path.join(folder, 'index.html');
  writeFileSync(file, pageOf(links.join(' '), sections.join('\n')));
  return file;
}

function sectionOf(scene: string, pictures: readonly Picture[]): string {
  const figures = pictures.map(({ file, device, language, theme, failure }) => {
    const note = failure === null ? '' : ` <strong>${escapeHtml(failure)}</strong>`;
    return `<figure class="${device}"><a href="${file}"><img loading="lazy" src="${file}" alt="${scene}"></a><figcaption>${device}, ${language}, ${theme}${note}</figcaption></figure>`;
  });
  return `<section id="${scene}"><h2>${scene}</h2><div>${figures.join('')}</div></section>`;
}

function pageOf(links: string, sections: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Python Learning: all screens</title>
<style>
  body { margin: 1rem; font: 16px/1.5 system-ui; background: #ddd; }
  nav { position: sticky; top: 0; padding: .5rem; background: #fff; max-height: 6rem; overflow: auto; }
  section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { width: 100%; border: 1px solid #999; }
  .phone { width: 240px; }
  .desktop { width: 560px; }
  strong { color: #b00; }
</style>
<nav>${links}</nav>
${sections}
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
