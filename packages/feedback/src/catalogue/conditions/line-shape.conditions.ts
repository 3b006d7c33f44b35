import type { ProgramLine } from '../../python-text/program-lines.ts';
import { blockKeywords, builtins, keywords } from '../../python-text/python-words.ts';
import type { Token } from '../../python-text/scan.ts';
import { type Condition, holds } from './condition.ts';

/** An apostrophe inside single quotes: 'It's hot'. */
export const apostropheInSingleQuotes = holds(({ line }) => {
  const at = line.tokens.findIndex((token) => token.kind === 'string' && token.text.endsWith("'"));
  const [text, next] = line.tokens.slice(at, at + 2);
  if (at === -1 || text === undefined || next === undefined) return false;
  return next.kind === 'name' && next.start === text.end && /\p{L}'$/u.test(text.text);
});

export const lineElseIf = holds(({ line }) => startsWith(line, 'else', 'if'));

export const lineElseCondition = holds(({ line }) => {
  const [, second, third] = line.tokens;
  if (!startsWith(line, 'else') || second === undefined) return false;
  const isOrder = third?.text === '(' || third?.text === '=';
  return second.text !== ':' && second.text !== 'if' && !isOrder;
});

/** `my-name = ...` */
export const lineHyphenName = holds(({ line }) => {
  const [first, minus, second, equals] = line.tokens;
  return first?.kind === 'name' && minus?.text === '-' && second?.kind === 'name' && equals?.text === '=';
});

export const notBoolLeft = holds(({ message }) => !/True|False|None/u.test(message));

/** `class = 5` */
export const lineKeywordAssign: Condition = ({ line }) => {
  const [first, second] = line.tokens;
  if (first === undefined || second?.text !== '=' || !keywords.has(first.text)) return null;
  return { values: { word: first.text, word_lower: first.text.toLowerCase() } };
};

export const lineStartsElseElif = holds(({ line }) => startsWith(line, 'else') || startsWith(line, 'elif'));

export const linePlusplus = holds(({ line }) => /(?:\+\+|--)\s*;?$|^(?:\+\+|--)/u.test(codeText(line)));

const foreignOperators: Readonly<Record<string, string>> = {
  '===': '==',
  '!==': '!=',
  '=>': '>=',
  '=<': '<=',
  '<>': '!=',
  '&&': 'and',
  '||': 'or',
};

/** Signs of other languages outside quotes, with what Python writes instead. */
export const lineForeignOperator: Condition = ({ line }) => {
  for (const [index, token] of line.tokens.entries()) {
    const next = line.tokens[index + 1];
    const fix = foreignOperators[token.text];
    if (fix !== undefined) return { values: { op: token.text, fix } };
    if (['<', '>', '!'].includes(token.text) && next?.text === '=') {
      return { values: { op: `${token.text} =`, fix: `${token.text}=` } };
    }
    if (token.text === '!' && (next?.kind === 'name' || next?.text === '('))
      return { values: { op: '!', fix: 'not' } };
  }
  return null;
};

/** A block line without its colon, also where Python only says "invalid syntax". */
export const lineWithoutColon = holds(({ message, line }) => {
  if (message.includes("expected ':'")) return true;
  const first = line.tokens[0]?.text ?? '';
  if (line.tokens[1]?.text === '=') return false;
  return (
    message === 'invalid syntax' &&
    blockKeywords.has(first) &&
    !isBracketOpen(line) &&
    !hasTopLevelColon(line.tokens)
  );
});

/** A bracket that the line opens and never closes, where Python only says "invalid syntax". */
export const bracketLeftOpen: Condition = ({ message, groups, line }) => {
  if (message.includes('was never closed')) return { values: { br: groups.br ?? '(' } };
  const open = openBrackets(line.tokens)[0];
  const last = line.tokens.at(-1)?.text;
  const isBlockLine = blockKeywords.has(line.tokens[0]?.text ?? '') && last === ':';
  return open !== undefined && (isBlockLine || last === ';') ? { values: { br: open } } : null;
};

/** One = where a condition should compare. */
export const equalsInCondition = holds(({ message, line }) => {
  if (message.includes("':='")) return true;
  return (
    ['if', 'elif', 'while'].includes(line.tokens[0]?.text ?? '') &&
    line.tokens.some((one) => one.text === '=')
  );
});

const knownCalls = new Set([...builtins, 'append']);

/** `input "Your name?"`, `Print "Hello"`: a function and its value side by side. */
export const callWithoutBrackets: Condition = ({ line }) => {
  for (const [index, token] of line.tokens.entries()) {
    const next = line.tokens[index + 1];
    const isValue = next?.kind === 'string' || next?.kind === 'number';
    const name = token.text.toLowerCase();
    if (token.kind === 'name' && isValue && knownCalls.has(name)) return { values: { name } };
  }
  return null;
};

/** `print("a") print("b")` and `x = 5 y = 6`: a second order begins where the first has just ended. */
export const twoOrdersInOneLine = holds(({ line }) =>
  line.tokens.some((token, index) => {
    const [name, sign] = line.tokens.slice(index + 1, index + 3);
    const isName = name?.kind === 'name' && !keywords.has(name.text);
    if (token.text === ')') return isName && sign?.text === '(';
    const isValue = token.kind === 'number' || token.kind === 'string';
    return isValue && isName && sign?.text === '=';
  }),
);

/** Two things side by side where Python says so, or two parameters of a def line. */
export const commaMissing = holds(({ message, line }) => {
  if (message !== 'invalid syntax') return /forgot a comma|part of the string/u.test(message);
  const isPair = line.tokens.some((token, index) => {
    const next = line.tokens[index + 1];
    return index > 2 && token.kind === 'name' && next?.kind === 'name';
  });
  return startsWith(line, 'def') && isPair;
});

/** Words that follow a closing quote without a space: "He said "hi" to me". */
export const quoteInsideText = holds(({ line }) => {
  const texts = line.tokens.filter((token) => token.kind === 'string');
  if (texts.length < 2) return false;
  return line.tokens.some((token, index) => {
    const [next, last] = [line.tokens[index + 1], texts.at(-1)];
    if (token.kind !== 'string' || next === undefined || last === undefined || last.start <= token.start)
      return false;
    return (next.kind === 'name' || next.kind === 'number') && next.start === token.end && last !== next;
  });
});

/** Words in print( ) or input( ) that are no names of the program, side by side or before a !: text without quotes. */
export const wordsWithoutQuotes = holds(({ line, stored }) => {
  const own = new Set(stored.map((one) => one.name));
  const isBareWord = (token: Token | undefined): boolean =>
    token?.kind === 'name' && !own.has(token.text) && !builtins.has(token.text) && !keywords.has(token.text);
  const call = line.tokens.findIndex(({ text }) => ['print', 'input'].includes(text.toLowerCase()));
  return line.tokens.some((token, index) => {
    const next = line.tokens[index + 1];
    const isInside = call !== -1 && index > call + 1;
    return isInside && isBareWord(token) && (isBareWord(next) || ['!', '?'].includes(next?.text ?? ''));
  });
});

/** `{"tea" 50}` */
export const dictionaryWithoutColon = holds(({ message, line }) => {
  if (message.includes("':' expected after dictionary key")) return true;
  const open = line.tokens.findIndex((token) => token.text === '{');
  return line.tokens.some((token, index) => {
    const next = line.tokens[index + 1];
    const isKey = open !== -1 && index > open && token.kind === 'string' && token.text[0] !== 'f';
    return isKey && (next?.kind === 'number' || next?.kind === 'string' || next?.text === '=');
  });
});

/** `>>> print(1)`, copied from a book. */
export const copiedPrompt = holds(({ line }) => /^\s*(?:>>>|\.\.\. )/u.test(line.text));

/** A sentence on a line of its own: three words or more, no brackets, no signs. */
export const sentenceWithoutHash = holds(({ line, stored }) => {
  const own = new Set(stored.map((one) => one.name));
  const words = line.tokens.filter((token) => token.kind === 'name');
  const isPlain = line.tokens.every(
    (token) => token.kind !== 'string' && !/[()[\]{}=+*/<>:]/u.test(token.text),
  );
  const first = words[0]?.text ?? '';
  return isPlain && words.length >= 3 && !keywords.has(first) && !own.has(first);
});

/** A line of C, Java or JavaScript, or the one above it: { and ; , a type before a name, // comments, `then`. */
export const lineOtherLanguage: Condition = ({ line, lines }) => {
  const above = lines.slice(0, Math.max(line.number - 1, 0)).findLast((one) => one.tokens.length > 0);
  const found = [line, above].find((one) => one !== undefined && isForeign(one));
  return found === undefined ? null : { line: found.number };
};

const foreignStarts =
  /^(?:(?:int|var|let|const|String|string|float|double|char|boolean|bool|public|function|void|using)\s+[\p{L}_]|\/\/|#include|System\.out|console\.log|printf|cout)/u;

function isForeign(line: ProgramLine): boolean {
  const text = line.text.trim();
  if (foreignStarts.test(text)) return true;
  const first = line.tokens[0]?.text ?? '';
  const last = line.tokens.at(-1)?.text ?? '';
  if (['if', 'else', 'for', 'while', 'elif', 'def', '}'].includes(first) && last === '{') return true;
  if (
    ['if', 'elif', 'while'].includes(first) &&
    line.tokens.some((token) => ['then', 'do'].includes(token.text))
  )
    return true;
  return first === 'for' && line.tokens.some((token) => token.text === ';');
}

export const lineForWithoutIn = holds(
  ({ line }) => startsWith(line, 'for') && !line.tokens.some((token) => token.text === 'in'),
);

/** `my name = ...` */
export const lineSpaceInName = holds(({ line }) => {
  const [first, second, equals] = line.tokens;
  if (first?.kind !== 'name' || second?.kind !== 'name' || equals?.text !== '=') return false;
  return !keywords.has(first.text) && !keywords.has(second.text);
});

function startsWith(line: ProgramLine, ...words: string[]): boolean {
  return words.every((word, index) => line.tokens[index]?.text === word);
}

function codeText(line: ProgramLine): string {
  return line.tokens.map((token) => (token.kind === 'string' ? '""' : token.text)).join('');
}

const closes: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

function openBrackets(tokens: readonly Token[]): string[] {
  const open: string[] = [];
  for (const { text } of tokens) {
    if (text === '(' || text === '[' || text === '{') open.push(text);
    else if (closes[text] !== undefined && open.at(-1) === closes[text]) open.pop();
  }
  return open;
}

function isBracketOpen(line: ProgramLine): boolean {
  return openBrackets(line.tokens).length > 0;
}

function hasTopLevelColon(tokens: readonly Token[]): boolean {
  let depth = 0;
  return tokens.some(({ text }) => {
    if ('([{'.includes(text)) depth += 1;
    else if (')]}'.includes(text)) depth -= 1;
    return text === ':' && depth === 0;
  });
}
