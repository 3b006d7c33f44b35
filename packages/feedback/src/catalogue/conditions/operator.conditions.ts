import { openBrackets } from '../../python-text/line-shape.ts';
import { codeLineAbove, type ProgramLine } from '../../python-text/program-lines.ts';
import { blockKeywords, builtins, keywords } from '../../python-text/python-words.ts';
import { bracketsAround, endsValue, isThing, startsValue } from '../../python-text/value-tokens.ts';
import { type Condition, holds } from './condition.ts';

/** Conditions for operators, brackets and commas inside a line: missing, too many, or from other languages. */

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

/** Operators of other languages outside quotes, with what Python writes instead. */
export const lineForeignOperator: Condition = ({ line }) => {
  for (const [index, token] of line.tokens.entries()) {
    const next = line.tokens[index + 1];
    const fix = foreignOperators[token.text];
    if (fix !== undefined) return { values: { op: token.text, fix } };
    if (['<', '>', '!'].includes(token.text) && next?.text === '=') {
      return { values: { op: `${token.text} =`, fix: `${token.text}=` } };
    }
    if (token.text === '=' && next?.text === '!' && next.start === token.end) {
      return { values: { op: '=!', fix: '!=' } };
    }
    if (token.text === '!' && (next?.kind === 'name' || next?.text === '('))
      return { values: { op: '!', fix: 'not' } };
  }
  return null;
};

/** A bracket that is opened and never closed, also where Python only says "invalid syntax". */
export const bracketLeftOpen: Condition = ({ message, groups, line, lines }) => {
  if (message.includes('was never closed')) return { values: { br: groups.br ?? '(' } };
  const above = line.number === 0 ? null : codeLineAbove(lines, line.number);
  const openAbove = above === null ? undefined : openBrackets(above.tokens)[0];
  if (above !== null && openAbove !== undefined && startsOrder(line))
    return { values: { br: openAbove, line: above.number }, line: above.number };
  const open = openBrackets(line.tokens)[0];
  const below = lines.slice(line.number).find(({ tokens }) => tokens.length > 0);
  if (open !== undefined && below !== undefined && startsOrder(below)) return { values: { br: open } };
  const last = line.tokens.at(-1)?.text;
  const isBlockLine = blockKeywords.has(line.tokens[0]?.text ?? '') && last === ':';
  return open !== undefined && (isBlockLine || last === ';') ? { values: { br: open } } : null;
};

/** Whether a line begins a new statement, and does not continue a value in brackets. */
function startsOrder({ tokens: [first, second] }: ProgramLine): boolean {
  const isPrint = first?.text === 'print' && second?.text === '(';
  return isPrint || blockKeywords.has(first?.text ?? '') || (first?.kind === 'name' && second?.text === '=');
}

/** `print("Age" = 12)` */
export const equalsInCall = holds(({ line }) => {
  const open = line.tokens.findIndex(({ text }) => text === '(');
  return open !== -1 && line.tokens.some(({ text }, index) => index > open && text === '=');
});

const knownCalls = new Set([...builtins, 'append']);

/** `input "Your name?"`, `Print "Hello"`: a function and its value side by side, without brackets. */
export const callWithoutBrackets: Condition = ({ line }) => {
  for (const [index, token] of line.tokens.entries()) {
    const next = line.tokens[index + 1];
    const isCurly = next?.text === '{' && next.start === token.end;
    const isValue = next?.kind === 'string' || next?.kind === 'number' || isCurly;
    const name = token.text.toLowerCase();
    if (token.kind === 'name' && isValue && knownCalls.has(name)) return { values: { name } };
  }
  return null;
};

/**
 * `print("a") print("b")`, `x = 5 y = 6`, `x = 5, y = 6`: a second statement begins where the first has just ended.
 */
export const twoOrdersInOneLine = holds(({ line }) => hasTwoOrders(line));

function hasTwoOrders({ tokens }: ProgramLine): boolean {
  if (tokens[0]?.text === 'for') return false;
  const around = bracketsAround(tokens);
  const first = tokens.findIndex(({ text }, index) => text === '=' && around[index] === null);
  return tokens.some((token, index) => {
    const [name, sign] = tokens.slice(index + 1, index + 3);
    const isName = name?.kind === 'name' && !keywords.has(name.text) && around[index + 1] === null;
    const isEnd = token.text === ')' || token.kind === 'number' || token.kind === 'string';
    const isCall = sign?.text === '(' && (isEnd || (isThing(token) && builtins.has(name?.text ?? '')));
    const isStore = sign?.text === '=' && (isEnd || (token.text === ',' && first !== -1 && index > first));
    return isName && (isCall || isStore);
  });
}

/** Two values side by side: where Python says so, between brackets, or right of =. */
export const commaMissing = holds(({ message, line }) => {
  if (message !== 'invalid syntax' && !message.startsWith('invalid syntax. Did you mean'))
    return /forgot a comma|part of the string/u.test(message);
  let depth = 0;
  let isValue = false;
  return line.tokens.some((token, index) => {
    if ('([{'.includes(token.text)) depth += 1;
    if (')]}'.includes(token.text)) depth -= 1;
    if (token.text === '=' && depth === 0) isValue = line.tokens[0]?.text !== 'for';
    return (depth > 0 || isValue) && endsValue(token) && startsValue(line.tokens[index + 1]);
  });
});

/** `print("Tea",, 50)`, `print(, 50)` */
export const commaTooMuch = holds(({ line }) =>
  line.tokens.some(
    ({ text }, index) => text === ',' && [',', '(', '[', '{'].includes(line.tokens[index - 1]?.text ?? ''),
  ),
);

const needsRight = new Set('+ - * / // % ** = == != < > <= >= += -= *= /= and or not in'.split(' '));

const needsLeft = new Set('/ // % == != < > <= >= and or'.split(' '));

const ends = new Set([')', ']', '}', ':', ',']);

const starts = new Set(['(', '[', '{', ',', '=', 'if', 'elif', 'while', 'return', 'and', 'or', 'not']);

/** `x = 5 +`, `if > 5:`: an operator without a value beside it. */
export const valueMissing: Condition = (context) => {
  const { tokens } = context.line;
  if (linePlusplus(context) !== null || lineForeignOperator(context) !== null) return null;
  const found = tokens.find(({ text }, index) => {
    const [left, right] = [tokens[index - 1], tokens[index + 1]];
    const lacksRight = needsRight.has(text) && (right === undefined || ends.has(right.text));
    return lacksRight || (needsLeft.has(text) && (left === undefined || starts.has(left.text)));
  });
  return found === undefined ? null : { values: { sign: found.text } };
};

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

function codeText(line: ProgramLine): string {
  return line.tokens.map((token) => (token.kind === 'string' ? '""' : token.text)).join('');
}
