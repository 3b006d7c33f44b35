import { parseSync } from 'oxc-parser';

/** A word or phrase that the glossary retired. A word that ends in `*` has any ending. */
export type RetiredWord = { word: string; where: 'names' | 'comments'; instead: string };

/** A place where a retired word is still used. */
export type FoundWord = { file: string; line: number; word: string; instead: string };

const row = /^\| (?<words>[^|]+) \| (?<where>names|comments|names, comments)\s*\| (?<instead>[^|]+) \|$/gmu;

export function readRetiredWords(glossary: string): RetiredWord[] {
  return Array.from(glossary.matchAll(row)).flatMap(({ groups = {} }) =>
    (groups['words'] ?? '')
      .split(',')
      .flatMap((word) =>
        (['names', 'comments'] as const)
          .filter((where) => groups['where']?.includes(where) === true)
          .map((where) => ({ word: word.trim(), where, instead: (groups['instead'] ?? '').trim() })),
      ),
  );
}

/** A comment or a name, and where it begins. */
type Piece = { text: string; start: number };

/**
 * Finds retired words in the file name, the identifiers and the comments of a file of TypeScript, JavaScript, Python or
 * SQL. The docstrings of Python are comments. `fixed` are names that stay because data or other programs have them.
 */
export function findRetiredWords(
  file: string,
  source: string,
  words: readonly RetiredWord[],
  fixed: readonly string[] = [],
): FoundWord[] {
  const names = words.filter(({ where }) => where === 'names');
  const phrases = words.filter(({ where }) => where === 'comments');
  const found: FoundWord[] = [];
  const report = ({ word, instead }: RetiredWord, at: number) =>
    found.push({ file, line: source.slice(0, at).split('\n').length, word, instead });
  const reportNames = (name: string, at: number) => {
    if (fixed.includes(name)) return;
    for (const part of partsOf(name)) {
      const retired = names.find(({ word }) => isForm(part, word));
      if (retired !== undefined) report(retired, at);
    }
  };
  reportNames(file.slice(file.lastIndexOf('/') + 1), 0);
  const pieces = tokensOf.get(file.slice(file.lastIndexOf('.'))) ?? piecesOfScript;
  const { comments, named } = pieces(file, source, names);
  for (const { text, start } of comments) {
    const plain = text.replaceAll(/\s+(?:\*\s+|\/\/\s+|#\s+|--\s+)?/gu, ' ');
    for (const phrase of phrases) if (hasPhrase(plain, phrase.word)) report(phrase, start);
  }
  for (const { text, start } of named) reportNames(text, start);
  return found;
}

type Pieces = { comments: readonly Piece[]; named: readonly Piece[] };

/** The syntax tree is read only in files that may use a retired name: reading it takes most of the time. */
function piecesOfScript(file: string, source: string, names: readonly RetiredWord[]): Pieces {
  const { comments, program } = parseSync(file, source);
  const lowered = source.toLowerCase();
  const named: Piece[] = [];
  if (names.some(({ word }) => lowered.includes(stemOf(word))))
    visitNames(program, (text, start) => named.push({ text, start }));
  return { comments: comments.map(({ start, end }) => ({ text: source.slice(start, end), start })), named };
}

/** Comments, texts and names of a language without a parser here. Names in texts are not names. */
const tokensOf: ReadonlyMap<string, (file: string, source: string) => Pieces> = new Map([
  [
    '.py',
    tokens(/(?<comment>#.*|"""[\s\S]*?""")|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|(?<name>[A-Za-z_]\w*)/gu),
  ],
  ['.sql', tokens(/(?<comment>--.*)|'[^']*'|(?<name>[A-Za-z_]\w*)/gu)],
]);

function tokens(pattern: RegExp) {
  return (_file: string, source: string): Pieces => {
    const found = Array.from(source.matchAll(pattern));
    const ofKind = (kind: 'comment' | 'name') =>
      found.flatMap(({ groups = {}, index }) =>
        groups[kind] === undefined ? [] : [{ text: groups[kind], start: index }],
      );
    return { comments: ofKind('comment'), named: ofKind('name') };
  };
}

function stemOf(word: string): string {
  return word.replace('*', '');
}

function isForm(part: string, word: string): boolean {
  return word.endsWith('*') ? part.startsWith(stemOf(word)) : part === word;
}

/** The words of a name, in lower case: `findSlip` has `find` and `slip`. */
function partsOf(name: string): string[] {
  return name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu, ' ')
    .toLowerCase()
    .split(/[^a-z]+/u);
}

function hasPhrase(text: string, phrase: string): boolean {
  const end = phrase.endsWith('*') ? '' : ' ';
  return ` ${text.replaceAll(/[^\p{L}]+/gu, ' ')} `
    .toLowerCase()
    .includes(` ${stemOf(phrase).toLowerCase()}${end}`);
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
