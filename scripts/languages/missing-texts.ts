import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@python-learning/domain';
import { createLineFinder, parseContent } from '../../packages/curriculum/src/yaml-source.ts';

/** A text that a language lacks: where it belongs, and its key. */
export type MissingText = { file: string; key: string };

/** Folders with one file of texts for each language, below the root. */
export const textFolders = ['apps/web/messages/*', '{apps,packages}/*/texts'];
/** Files whose texts have all languages side by side. */
const bilingualFiles = ['packages/curriculum/content/**/*.yaml', 'packages/exercises/templates/*.yaml'];

/**
 * Lists every text that exists in all languages of the product and is missing in another one. `file` is relative to
 * the root; that of a text in YAML ends in the line.
 */
export function missingTexts(root: string, language: string): MissingText[] {
  return [
    ...listFiles(root, textFolders).flatMap((folder) => missingInFolder(root, folder, language)),
    ...listFiles(root, bilingualFiles).flatMap((file) => missingInFile(root, file, language)),
  ];
}

function listFiles(root: string, patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: root }).toSorted();
}

function missingInFolder(root: string, folder: string, language: string): MissingText[] {
  const file = `${folder}/${language}.json`;
  const translated = readTexts(path.join(root, file));
  return [...readTexts(path.join(root, folder, `${languages[0]}.json`)).keys()]
    .filter((key) => !translated.has(key))
    .map((key) => ({ file, key }));
}

/** Returns the texts of a JSON file by the path of their keys; none when there is no file. Blank texts are left out. */
export function readTexts(file: string): Map<string, string> {
  const tree: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return new Map(textsOf(tree, '').filter(([, text]) => text.trim() !== ''));
}

function textsOf(value: unknown, above: string): [key: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[above, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, above === '' ? key : `${above} › ${key}`),
  );
}

function missingInFile(root: string, file: string, language: string): MissingText[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const lineOf = createLineFinder(source);
  return textsWithout(language, parseContent(source).data, []).map((place) => ({
    file: `${file}:${lineOf(place)}`,
    key: [...place, language].join('.'),
  }));
}

/** Paths of the mappings that have every language of the product and lack this one. */
function textsWithout(language: string, data: unknown, place: readonly string[]): (readonly string[])[] {
  if (typeof data !== 'object' || data === null) return [];
  const isMissing = languages.every((known) => known in data) && !(language in data);
  const inside = Object.entries(data).flatMap(([key, inner]) =>
    textsWithout(language, inner, [...place, key]),
  );
  return isMissing ? [place, ...inside] : inside;
}
