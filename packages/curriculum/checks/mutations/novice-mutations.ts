import { Program } from '../../../feedback/src/python-text/program.ts';
import type { ProgramLine } from '../../../feedback/src/python-text/program-lines.ts';
import { blockKeywords, builtins, keywords } from '../../../feedback/src/python-text/python-words.ts';
import type { Token } from '../../../feedback/src/python-text/scan.ts';

/** A correct program with one mistake, and the lines that a teacher could point at. */
export type Mutant = { source: string; lines: readonly number[] };

/** Makes one mistake of a beginner, once. Returns null if the program offers no place for it. */
type Mutation = (program: Program) => Mutant | null;

/** Returns every mutant of a program, with the name of its mistake. */
export function mutantsOf(source: string): { mistake: string; mutant: Mutant }[] {
  const program = new Program(source);
  return Object.entries(noviceMutations).flatMap(([mistake, mutate]) => {
    const mutant = mutate(program);
    return mutant === null || mutant.source === source ? [] : [{ mistake, mutant }];
  });
}

export const noviceMutations = {
  'colon left out': onToken(isBlockColon, () => ''),
  'closing quote left out': onToken(isText, ({ text }) => text.slice(0, -1)),
  'opening quote left out': onToken(isText, ({ text }) => text.replace(/^[fr]?["']/u, '')),
  'both quotes left out': onToken(isPlainText, ({ text }) => text.slice(1, -1)),
  'curly quotes': onToken(isText, ({ text }) => text.replace(/^(f?)["'](.*)["']$/su, '$1“$2”')),
  'closing bracket left out': onToken(
    ({ text }) => text === ')',
    () => '',
    'last',
  ),
  'opening bracket left out': onToken(
    ({ text }) => text === '(',
    () => ' ',
  ),
  'closing bracket twice': onToken(
    ({ text }) => text === ')',
    () => '))',
    'last',
  ),
  'indent left out': onLine(isFirstOfBlock, ({ text }) => text.trimStart(), 1),
  'indent uneven': onLine(isInsideBlock, ({ text }) => text.slice(1), 1),
  'indent too much': onLine(
    ({ indent, number, tokens }) => indent === 0 && number > 1 && tokens.length > 0,
    ({ text }) => `  ${text}`,
  ),
  'name misspelt where it is used': onUse((name) => `${name.slice(0, -2)}${name.at(-1)}${name.at(-2)}`),
  'name with a capital where it is used': onUse((name) => `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`),
  'function misspelt': onToken(
    isFunction,
    ({ text }) => `${text[0]}${text.slice(2, 3)}${text[1]}${text.slice(3)}`,
  ),
  'function with a capital': onToken(isFunction, ({ text }) => `${text[0]?.toUpperCase()}${text.slice(1)}`),
  'keyword misspelt': onToken(
    isKeyword,
    ({ text }) => `${text[0]}${text.slice(2, 3)}${text[1]}${text.slice(3)}`,
  ),
  'keyword with a capital': onToken(isKeyword, ({ text }) => `${text[0]?.toUpperCase()}${text.slice(1)}`),
  'one = where two compare': onToken(
    ({ text }) => text === '==',
    () => '=',
  ),
  'two == where one stores': onToken(
    (token, line) => token.text === '=' && line.tokens[1] === token,
    () => '==',
  ),
  'comma left out': onToken(
    (token, line) => token.text === ',' && line.tokens[0]?.text === 'print',
    () => '',
  ),
  'one too few': onToken(
    (token, line) => token.kind === 'number' && line.text.includes('range('),
    ({ text }) => String(Number(text) - 1),
    'last',
  ),
  'another operator': onToken(
    ({ text }) => text in otherSign,
    ({ text }) => otherSign[text] ?? text,
  ),
  'number kept as text': ({ source, lines }) => {
    const found = /\b(?:int|float)\((input\([^()]*\))\)/u.exec(source);
    if (found === null) return null;
    const at = source.slice(0, found.index).split('\n').length;
    const mutated = source.replace(found[0], found[1] ?? '');
    const name = lines[at - 1]?.tokens[0]?.text ?? '';
    return { source: mutated, lines: [at, ...linesUsing(lines, name)] };
  },
  'text plus a number': onToken(
    (token, line) => token.text === ',' && /^print\("[^"]*", \w+\)$/u.test(line.text.trim()),
    () => ' +',
  ),
  'return left out': onLine(
    ({ tokens }) => tokens[0]?.text === 'return' && tokens.length > 1,
    ({ text }) => text.replace('return ', ''),
    0,
    true,
  ),
  'name in quotes': onUse((name) => `"${name}"`),
  'first line left out': ({ source, lines, stored }) => {
    const first = stored.find(({ how, inFunction }) => how === 'assignment' && inFunction === null);
    if (first === undefined) return null;
    const kept = source.split('\n').filter((_, index) => index !== first.line - 1);
    const shifted = linesUsing(lines, first.name).map((number) =>
      number > first.line ? number - 1 : number,
    );
    return { source: kept.join('\n'), lines: shifted };
  },
  'f of the text left out': onToken(
    ({ kind, text }) => kind === 'string' && text.startsWith('f'),
    ({ text }) => text.slice(1),
  ),
} as const satisfies Record<string, Mutation>;

const otherSign: Readonly<Record<string, string>> = {
  '+': '-',
  '*': '+',
  '<': '>',
  '>': '<',
  '<=': '<',
  '>=': '>',
  '//': '/',
};

type TokenTest = (token: Token, line: ProgramLine) => boolean;

/** Changes one token: the first or the last that fits. */
function onToken(
  fits: TokenTest,
  change: (token: Token) => string,
  which: 'first' | 'last' = 'first',
): Mutation {
  return ({ source, lines }) => {
    const places = lines.flatMap((line) => line.tokens.filter((token) => fits(token, line)));
    const token = which === 'first' ? places[0] : places.at(-1);
    if (token === undefined) return null;
    return {
      source: source.slice(0, token.start) + change(token) + source.slice(token.end),
      lines: [token.line],
    };
  };
}

/**
 * Changes one line. A teacher may also point up to `above` lines higher, or with `anywhere` at any line, because the
 * change shows elsewhere.
 */
function onLine(
  fits: (line: ProgramLine, lines: readonly ProgramLine[]) => boolean,
  change: (line: ProgramLine) => string,
  above = 0,
  anywhere = false,
): Mutation {
  return ({ source, lines }) => {
    const line = lines.find((one) => one.tokens.length > 0 && fits(one, lines));
    if (line === undefined) return null;
    const texts = source.split('\n');
    texts[line.number - 1] = change(line);
    const near = Array.from({ length: above + 1 }, (_, index) => line.number - index);
    return { source: texts.join('\n'), lines: anywhere ? lines.map(({ number }) => number) : near };
  };
}

/** Changes one use of a variable of the program, not its first assignment. */
function onUse(change: (name: string) => string): Mutation {
  return ({ source, lines, stored }) => {
    const own = new Map(
      stored.filter(({ how }) => how === 'assignment' || how === 'loop').map((one) => [one.name, one.line]),
    );
    for (const line of lines) {
      const token = line.tokens.find(
        ({ kind, text }, index) =>
          kind === 'name' &&
          text.length > 2 &&
          line.number > (own.get(text) ?? Number.POSITIVE_INFINITY) &&
          line.tokens[index + 1]?.text !== '=' &&
          line.tokens[index - 1]?.text !== '.',
      );
      if (token === undefined) continue;
      const mutated = source.slice(0, token.start) + change(token.text) + source.slice(token.end);
      return { source: mutated, lines: [line.number] };
    }
    return null;
  };
}

function linesUsing(lines: readonly ProgramLine[], name: string): number[] {
  // Also matches inside an f-string, which is one token.
  // biome-ignore lint/plugin: a name of our own solutions, escaped, looked for in our own programs
  const use = new RegExp(`\\b${RegExp.escape(name)}\\b`, 'u');
  return lines.filter(({ text }) => use.test(text)).map(({ number }) => number);
}

function isBlockColon(token: Token, { tokens }: ProgramLine): boolean {
  return token.text === ':' && tokens.at(-1) === token && blockKeywords.has(tokens[0]?.text ?? '');
}

function isText({ kind, text }: Token): boolean {
  return kind === 'string' && text.length > 3 && !text.includes('\n');
}

function isPlainText({ kind, text }: Token): boolean {
  return kind === 'string' && /^["']\p{L}[^"'{}]*["']$/u.test(text);
}

function isFunction({ kind, text }: Token, { tokens }: ProgramLine): boolean {
  return (
    kind === 'name' && builtins.has(text) && text.length > 2 && tokens.some((token) => token.text === '(')
  );
}

function isKeyword({ kind, text }: Token): boolean {
  return kind === 'name' && keywords.has(text) && text.length > 1 && text === text.toLowerCase();
}

function isFirstOfBlock({ number, indent }: ProgramLine, lines: readonly ProgramLine[]): boolean {
  const above = lines.slice(0, number - 1).findLast(({ tokens }) => tokens.length > 0);
  return above !== undefined && above.indent < indent;
}

function isInsideBlock({ number, indent }: ProgramLine, lines: readonly ProgramLine[]): boolean {
  const above = lines.slice(0, number - 1).findLast(({ tokens }) => tokens.length > 0);
  return above !== undefined && above.indent === indent && indent > 0;
}
