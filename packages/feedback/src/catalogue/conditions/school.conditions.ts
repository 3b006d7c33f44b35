import type { ProgramLine } from '../../python-text/program-lines.ts';
import { keywords } from '../../python-text/python-words.ts';
import type { Token } from '../../python-text/scan.ts';
import { bracketsAround, endsValue, startsValue } from '../../python-text/value-tokens.ts';
import { type Condition, type ConditionContext, holds } from './condition.ts';

/** Conditions for operators and words as they are written at school. */

const schoolOperators: Readonly<Record<string, string>> = {
  x: '*',
  times: '*',
  into: '*',
  plus: '+',
  minus: '-',
  ':': '/',
};

/** `"=" x 20`, `runs : balls`, `5 plus 3` */
export const schoolOperator: Condition = (context) => {
  const { tokens } = context.line;
  const own = ownNames(context);
  const around = bracketsAround(tokens);
  for (const [index, token] of tokens.entries()) {
    const [left, right] = [tokens[index - 1], tokens[index + 1]];
    const glued = /^[xX](?=\d)/u.exec(token.text)?.[0];
    if (glued !== undefined && left?.kind === 'number') return { values: { op: glued, fix: '*' } };
    const fix = own.has(token.text) ? undefined : schoolOperators[token.text.toLowerCase()];
    const isBetween = endsValue(left) && (startsValue(right) || right?.text === '(');
    if (fix === undefined || !isBetween) continue;
    const isKnown = [left, right].some((one) => isNumberOrOwn(one, own));
    const isPlace = token.text !== ':' || isRatio(context.line, index, around[index] ?? null, own);
    if (isPlace && (isKnown || left?.kind === 'string')) return { values: { op: token.text, fix } };
  }
  return null;
};

function isRatio(
  { tokens }: ProgramLine,
  index: number,
  around: string | null,
  own: ReadonlySet<string>,
): boolean {
  const isStored = around === null && tokens[1]?.text === '=';
  const [left, right] = [tokens[index - 1], tokens[index + 1]];
  const isLeftNumber = isNumberOrOwn(left, own) || left?.text === ')';
  return (around === '(' || isStored) && isLeftNumber && (isNumberOrOwn(right, own) || right?.text === '(');
}

/** `print("Name": name)` */
export const colonBetweenValues: Condition = (context) => {
  const { tokens } = context.line;
  const own = ownNames(context);
  const around = bracketsAround(tokens);
  const found = tokens.some(({ text }, index) => {
    const left = tokens[index - 1];
    const isValue = left?.kind === 'string' || isNumberOrOwn(left, own) || left?.text === ')';
    return text === ':' && around[index] === '(' && isValue && startsValue(tokens[index + 1]);
  });
  return found && !tokens.some(({ text }) => text === 'lambda') ? {} : null;
};

/** `2a`: at school the operator between a number and a name may be left out. */
export const timesMissing: Condition = (context) => {
  const { tokens } = context.line;
  const own = ownNames(context);
  const at = tokens.findIndex(
    ({ kind, end }, index) =>
      kind === 'number' && tokens[index + 1]?.start === end && own.has(tokens[index + 1]?.text ?? ''),
  );
  const [left, right] = [tokens[at]?.text, tokens[at + 1]?.text];
  return at === -1 || left === undefined || right === undefined ? null : { values: { left, right } };
};

const units: ReadonlySet<string> = new Set(
  'km cm mm m kg g l ml rs rupees h min s years year days c f'.split(' '),
);

/** `price = Rs 200`, `length = 5 cm`: a number with a unit or another word. */
export const numberWithUnit: Condition = (context) => {
  const [name, equals, ...value] = context.line.tokens;
  const own = ownNames(context);
  if (name?.kind !== 'name' || equals?.text !== '=' || value.length < 2 || value.length > 4) return null;
  const number = value.find(({ kind }) => kind === 'number')?.text;
  const others = value.filter(({ kind, text }) => kind !== 'number' && text !== '.');
  const areWords = others.every(({ kind, text }) => kind === 'name' && !keywords.has(text) && !own.has(text));
  const isGlued = value.some(({ kind, end }, at) => kind === 'number' && value[at + 1]?.start === end);
  if (isGlued && !others.every(({ text }) => units.has(text.toLowerCase()))) return null;
  const isOne = value.filter(({ kind }) => kind === 'number').length === 1;
  if (number === undefined || !isOne || !areWords || others.length === 0) return null;
  return { values: { name: name.text, number: number.replace(/^\./u, '') } };
};

/** `print("a" + , "b")`, `print("a", + "b")` */
export const commaBesidePlus = holds(({ line }) =>
  line.tokens.some(({ text }, index) => {
    const next = line.tokens[index + 1]?.text;
    return (text === '+' && next === ',') || (text === ',' && next === '+');
  }),
);

const bareOperators: ReadonlySet<string> = new Set('= == === * ** / // % < > + - | ~ ! @ & ^ $ ?'.split(' '));

/** `print(**********)`, `print(= * 12)`: characters to print, without their quotes. */
export const charactersWithoutQuotes: Condition = ({ line: { tokens } }) => {
  const at = tokens.findIndex(({ text }) => text === 'print');
  const [open, first, second] = tokens.slice(at + 1, at + 4);
  const isOperator = open?.text === '(' && bareOperators.has(first?.text ?? '');
  const isAlone = second !== undefined && (bareOperators.has(second.text) || second.text === ')');
  return at !== -1 && isOperator && isAlone && first !== undefined ? { values: { sign: first.text } } : null;
};

/** `price - 10%`, `10% of price` */
export const percentOperator: Condition = ({ line: { tokens } }) => {
  const at = tokens.findIndex(({ text }, index) => {
    const next = tokens[index + 1];
    const isEnd = next === undefined || [')', 'of', ':', ',', '*', '+', '-'].includes(next.text);
    return text === '%' && tokens[index - 1]?.kind === 'number' && isEnd;
  });
  const number = tokens[at - 1]?.text;
  return at === -1 || number === undefined ? null : { values: { number } };
};

const comparisons: ReadonlySet<string> = new Set(['==', '!=', '<', '>', '<=', '>=']);

/** `if x = = 5:`, `x = 5 * / 2`: two operators where one belongs. */
export const twoOperatorsTogether: Condition = ({ line: { tokens } }) => {
  const isOperator = (text: string): boolean =>
    comparisons.has(text) || ['=', '*', '/', '//', '%'].includes(text);
  const at = tokens.findIndex(({ text }, index) => {
    const next = tokens[index + 1]?.text ?? '';
    const isSpaced = ['<', '>', '!'].includes(text) && next === '=';
    return isOperator(text) && isOperator(next) && !isSpaced;
  });
  const [first, second] = [tokens[at]?.text, tokens[at + 1]?.text];
  return at === -1 || first === undefined || second === undefined ? null : { values: { first, second } };
};

/** `if age >= 13 and <= 19:` */
export const halfComparison: Condition = ({ line: { tokens } }) => {
  const at = tokens.findIndex(
    ({ text }, index) => ['and', 'or'].includes(text) && comparisons.has(tokens[index + 1]?.text ?? ''),
  );
  const [word, sign] = [tokens[at]?.text, tokens[at + 1]?.text];
  const name = tokens
    .slice(1, Math.max(at, 1))
    .find(({ kind, text }) => kind === 'name' && !keywords.has(text));
  if (at === -1 || word === undefined || sign === undefined) return null;
  return { values: { word, sign, name: name?.text ?? 'x' } };
};

const comparingWords: ReadonlySet<string> = new Set(
  'greater less more equal equals bigger smaller higher lower above below than'.split(' '),
);

/** `if age greater than 12:`, `if age is > 12:` */
export const comparesWithWords: Condition = (context) => {
  const { tokens } = context.line;
  const own = ownNames(context);
  if (!['if', 'elif', 'while'].includes(tokens[0]?.text ?? '')) return null;
  const found = tokens.find(({ kind, text }, index) => {
    const isWord = kind === 'name' && comparingWords.has(text.toLowerCase()) && !own.has(text);
    return isWord || (text === 'is' && comparisons.has(tokens[index + 1]?.text ?? ''));
  });
  return found === undefined ? null : { values: { word: found.text } };
};

/** The f of an f-string apart from its string: `print(f, "Hi {name}")`, `"Hi {name}"f`. */
export const letterApart: Condition = ({ line: { tokens }, stored, message, groups }) => {
  const isOther = message.startsWith('name ') && groups.name !== 'f';
  const hasBraces = tokens.some(({ kind, text }) => kind === 'string' && text.includes('{'));
  if (isOther || !hasBraces || stored.some(({ name }) => name === 'f')) return null;
  const found = tokens.some(({ text }, index) => {
    const [left, right] = [tokens[index - 1], tokens[index + 1]];
    const isBeside =
      left?.kind === 'string' || right?.kind === 'string' || [',', '('].includes(right?.text ?? '');
    return text.toLowerCase() === 'f' && isBeside;
  });
  return found ? {} : null;
};

function ownNames({ stored }: ConditionContext): ReadonlySet<string> {
  return new Set(stored.map(({ name }) => name));
}

function isNumberOrOwn(token: Token | undefined, own: ReadonlySet<string>): boolean {
  return token !== undefined && (token.kind === 'number' || (token.kind === 'name' && own.has(token.text)));
}
