import { parseSync } from 'oxc-parser';

/** A word or phrase that the glossary retired. */
export type RetiredWord = { word: string; where: 'names' | 'comments'; instead: string };

/** A place where a retired word is still used. */
export type FoundWord = { file: string; line: number; word: string; instead: string };

const row = /^\| (?<words>[^|]+) \| (?<where>names|comments)\s*\| (?<instead>[^|]+) \|$/gmu;

/** Reads the table of retired words from the glossary. */
export function readRetiredWords(glossary: string): RetiredWord[] {
  return Array.from(glossary.matchAll(row)).flatMap(({ groups = {} }) =>
    (groups['words'] ?? '').split(',').map((word) => ({
      word: word.trim(),
      where: groups['where'] === 'names' ? 'names' : ('comments' as const),
      instead: (groups['instead'] ?? '').trim(),
    })),
  );
}

/** Finds retired words in the file name, the identifiers and the comments of a TypeScript or JavaScript file. */
export function findRetiredWords(file: string, source: string, words: readonly RetiredWord[]): FoundWord[] {
  const names = new Map(words.flatMap((one) => (one.where === 'names' ? [[one.word, one]] : [])));
  const phrases = words.filter(({ where }) => where === 'comments');
  const found: FoundWord[] = [];
  const report = ({ word, instead }: RetiredWord, at: number) =>
    found.push({ file, line: source.slice(0, at).split('\n').length, word, instead });
  const reportNames = (name: string, at: number) => {
    for (const part of partsOf(name)) {
      const retired = names.get(part);
      if (retired !== undefined) report(retired, at);
    }
  };
  reportNames(file.slice(file.lastIndexOf('/') + 1), 0);
  const { comments, program } = lazily(file, source, [...names.keys()]);
  for (const { start, end } of comments) {
    const text = source.slice(start, end).replaceAll(/\s+(?:\*\s+|\/\/\s+)?/gu, ' ');
    for (const phrase of phrases) if (hasPhrase(text, phrase.word)) report(phrase, start);
  }
  visitNames(program, reportNames);
  return found;
}

/** The syntax tree only of files that may use a retired name: reading it takes most of the time. */
function lazily(file: string, source: string, names: readonly string[]) {
  const parsed = parseSync(file, source);
  const lowered = source.toLowerCase();
  const { comments } = parsed;
  return { comments, program: names.some((name) => lowered.includes(name)) ? parsed.program : null };
}

/** The words of a name, in lower case: `findSlip` has `find` and `slip`. */
function partsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/u);
}

function hasPhrase(text: string, phrase: string): boolean {
  return ` ${text.replaceAll(/[^\p{L}]+/gu, ' ')} `.includes(` ${phrase} `);
}

function visitNames(node: unknown, report: (name: string, at: number) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (isName(node)) report(node.name, node.start);
  for (const child of Object.values(node)) visitNames(child, report);
}

type Name = { type: 'Identifier' | 'JSXIdentifier' | 'PrivateIdentifier'; name: string; start: number };

function isName(node: object): node is Name {
  const { type } = node as Partial<Name>;
  return type === 'Identifier' || type === 'JSXIdentifier' || type === 'PrivateIdentifier';
}
