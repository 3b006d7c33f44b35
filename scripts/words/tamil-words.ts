import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A text of the app or of a mail: its key, with the keys around it, and what a reader sees. */
export type TamilText = { key: string; text: string };

const section = /## Words of the Tamil texts\n(?<body>.*?)\n## /su;
const row = /^\|[^|]+\|[^|]+\|(?<never>[^|]+)\|$/gmu;

/** Reads from the glossary the Tamil words that no text may use. */
export function readTamilWords(glossary: string): string[] {
  const body = section.exec(glossary)?.groups?.['body'] ?? '';
  return Array.from(body.matchAll(row))
    .flatMap(({ groups = {} }) => (groups['never'] ?? '').split(','))
    .map((word) => word.trim())
    .filter((word) => /\p{Script=Tamil}/u.test(word));
}

/** Reads every Tamil text that is kept in a file per language. */
export function tamilTexts(root: string): TamilText[] {
  return globSync(['apps/web/messages/*/ta.json', 'apps/*/texts/ta.json', 'packages/*/texts/ta.json'], {
    cwd: root,
  }).flatMap((file) => textsIn(JSON.parse(readFileSync(path.join(root, file), 'utf8')), ''));
}

function textsIn(value: unknown, key: string): TamilText[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, key === '' ? name : `${key}.${name}`),
  );
}
