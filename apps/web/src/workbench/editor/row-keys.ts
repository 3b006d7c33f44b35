import { isKeySymbol } from '@python-learning/domain';
import { m } from '../../compiled-messages/messages.ts';
import type { KeyPress } from './editor-port.ts';
import { symbolNames } from './symbol-names.ts';

/** `look` tells what a key is about; the face of a `move` is an icon. */
export type RowKey =
  | { look: 'word' | 'symbol' | 'own'; face: string; name: string; press: KeyPress }
  | { look: 'move'; face: MoveFace; name: string; press: KeyPress };

export type MoveFace = 'indent' | 'outdent' | 'left' | 'right' | 'line-up' | 'line-down' | 'undo';

type RowSource = {
  /** Words and symbols of the task. */
  keys: readonly string[];
  /** Names of the learner's program, and its texts with their quote marks. */
  names: readonly string[];
  texts: readonly string[];
  code: string;
};

/**
 * The keys of a task in their order: its words, its symbols, the symbols that every program needs, what the learner's own
 * program has, and what moves the caret and the lines.
 */
export function rowKeys({ keys, names, texts, code }: RowSource): RowKey[] {
  const words = keys.filter(isWord);
  const symbols = withPartners(keys.filter((key) => !isWord(key)));
  const own = names.filter((name) => !words.includes(name));
  const hasBlocks = blockStart.test(code) || words.some((word) => blockWords.has(word));
  return [
    ...words.map((word) => insertion('word', word, word)),
    ...symbols.map((symbol) =>
      insertion('symbol', symbol, isKeySymbol(symbol) ? symbolNames[symbol]() : symbol),
    ),
    ...own.map((name) => insertion('own', name, name)),
    ...texts.map((text) => insertion('own', text, m.practice_key_own_text({ text: text.slice(1, -1) }))),
    ...(hasBlocks
      ? [move('indent', m.practice_key_indent()), move('outdent', m.practice_key_outdent())]
      : []),
    move('left', m.practice_key_left()),
    move('right', m.practice_key_right()),
    move('line-up', m.practice_key_line_up()),
    move('line-down', m.practice_key_line_down()),
    move('undo', m.practice_key_undo()),
  ];
}

const blockWords = new Set('if elif else for while def try except finally with class'.split(' '));
const blockStart = /^[ \t]*(?:if|elif|else|for|while|def|try|except|finally|with|class)\b/m;

function isWord(key: string): boolean {
  return /[\p{L}_]/u.test(key);
}

/** A bracket brings its partner; every program may need round ones and quote marks. */
function withPartners(symbols: readonly string[]): string[] {
  return [...new Set([...symbols.flatMap((symbol) => pairs[symbol] ?? [symbol]), '"', '(', ')'])];
}

const pairs: Readonly<Record<string, readonly string[]>> = {
  '[': ['[', ']'],
  ']': ['[', ']'],
  '{': ['{', '}'],
  '}': ['{', '}'],
};

function insertion(look: 'word' | 'symbol' | 'own', face: string, name: string): RowKey {
  return { look, face, name, press: pressOf(face) };
}

function move(face: MoveFace, name: string): RowKey {
  return { look: 'move', face, name, press: { kind: face } };
}

/** Closes after the caret what a word opens: `f"` is inserted as `f""`. */
function pressOf(face: string): KeyPress {
  if (face.endsWith('()')) return { kind: 'insert', text: face, caretBack: 1 };
  return /^\w+"$/.test(face)
    ? { kind: 'insert', text: `${face}"`, caretBack: 1 }
    : { kind: 'insert', text: face };
}
