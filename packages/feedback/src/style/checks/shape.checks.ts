import { closingIndex } from '../../python-text/closing-index.ts';
import { codeLineAbove, type ProgramLine } from '../../python-text/program-lines.ts';
import { inLines, type StyleCheck, valuesInLines } from '../style-check.ts';

/** `ok == True` */
export const comparesWithTrue: StyleCheck = valuesInLines(({ tokens }) => {
  const at = tokens.findIndex(
    ({ text }, index) =>
      ['==', '!='].includes(text) && ['True', 'False'].includes(tokens[index + 1]?.text ?? ''),
  );
  return at === -1 ? null : { what: `${tokens[at]?.text ?? ''} ${tokens[at + 1]?.text ?? ''}` };
});

/** if ...: return True, else: return False; also with the second return directly behind the if. */
export const returnsTrueOrFalse: StyleCheck = ({ lines }) => {
  const code = lines.filter((line) => line.tokens.length > 0);
  return code.flatMap((line, index) => {
    const [first, second, third] = code.slice(index + 1, index + 4);
    const isElse =
      second !== undefined && words(second).join(' ') === 'else :' && second.indent === line.indent;
    const last = isElse ? third : second?.indent === line.indent ? second : undefined;
    if (words(line)[0] !== 'if' || first === undefined || last === undefined) return [];
    const isPair = isReturnOf(first, 'True')
      ? isReturnOf(last, 'False')
      : isReturnOf(first, 'False') && isReturnOf(last, 'True');
    return isPair ? [{ line: line.number }] : [];
  });
};

/** `for i in range(len(a))` where `i` is only used as `a[i]`. */
export const loopsOverLength: StyleCheck = ({ lines }) =>
  lines.flatMap((line) => {
    const found = /^for (\S+) in range \( len \( (\S+) \) \) :$/u.exec(words(line).join(' '));
    if (found === null) return [];
    const [, counter = '', list = ''] = found;
    const block = blockBelow(lines, line);
    const uses = block.flatMap((one) => one.tokens.map((token, index) => ({ token, line: one, index })));
    const ofCounter = uses.filter(({ token }) => token.text === counter);
    const isOnlyIndex = ofCounter.every(
      ({ line: own, index }) =>
        own.tokens[index - 1]?.text === '[' &&
        own.tokens[index - 2]?.text === list &&
        own.tokens[index + 1]?.text === ']' &&
        own.tokens[index + 2]?.text !== '[' &&
        own.tokens[index + 2]?.text !== '=',
    );
    return ofCounter.length > 0 && isOnlyIndex ? [{ line: line.number, values: { list } }] : [];
  });

/** The same print line three times or more in a row. */
export const repeatsLines: StyleCheck = ({ lines }) => {
  const code = lines.filter((line) => line.tokens.length > 0);
  return code.flatMap((line, index) => {
    const isSame = [1, 2].every((step) => code[index + step]?.text === line.text);
    return isSame && words(line)[0] === 'print' ? [{ line: line.number }] : [];
  });
};

/** Two identical blocks of at least two lines. */
export const repeatsBlock: StyleCheck = ({ lines }) => {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    if (words(line).at(-1) !== ':') return [];
    const block = blockBelow(lines, line).filter((one) => one.tokens.length > 0);
    const text = block.map((one) => words(one).join(' ')).join('\n');
    const isRepeated = block.length >= 2 && seen.has(text);
    seen.add(text);
    return isRepeated ? [{ line: line.number }] : [];
  });
};

/** `if (x > 0):` with one pair of brackets around all of it. */
export const bracketsCondition: StyleCheck = inLines((line) => {
  const [first, open] = line.tokens;
  if (!['if', 'while', 'elif'].includes(first?.text ?? '') || open?.text !== '(') return false;
  return closingIndex(line.tokens, 1) === line.tokens.length - 2;
});

/** `return(value)` */
export const bracketsReturn: StyleCheck = inLines((line) => {
  const [first, open, next] = line.tokens;
  if (first?.text !== 'return' || open?.text !== '(' || next?.text === ')') return false;
  const isTuple = line.tokens.some((token) => token.text === ',');
  return !isTuple && closingIndex(line.tokens, 1) === line.tokens.length - 1;
});

/** `x = x + 1` */
export const couldAugment: StyleCheck = valuesInLines(({ tokens }) => {
  const [target, equals, same, operator, value, more] = tokens;
  const isPlain = target?.kind === 'name' && equals?.text === '=' && same?.text === target.text;
  const isSum = ['+', '-'].includes(operator?.text ?? '') && value !== undefined && more === undefined;
  return isPlain && isSum ? { short: `${target.text} ${operator?.text ?? ''}= ${value.text}` } : null;
});

/** `str(input())`, `str("a")`, `int(5)` */
export const convertsForNothing: StyleCheck = valuesInLines(({ tokens }) => {
  const found = tokens.find((token, index) => {
    const [open, value, close] = tokens.slice(index + 1, index + 4);
    if (open?.text !== '(' || value === undefined) return false;
    if (token.text === 'str') return value.kind === 'string' || value.text === 'input';
    const isWhole = value.kind === 'number' && /^\d+$/u.test(value.text);
    return token.text === 'int' && isWhole && close?.text === ')';
  });
  return found === undefined ? null : { name: found.text };
});

/** Three ifs in a row that compare the same name with == and different values. */
export const couldUseElif: StyleCheck = ({ lines }) => {
  const heads = lines.filter((line) => line.tokens.length > 0 && line.indent === 0);
  return heads.flatMap((line, index) => {
    const chain = heads
      .slice(index, index + 3)
      .map((one) => /^if (\S+) == (\S+) :$/u.exec(words(one).join(' ')));
    const names = new Set(chain.map((found) => found?.[1] ?? ''));
    const values = new Set(chain.map((found) => found?.[2] ?? ''));
    const isChain = chain.length === 3 && chain.every((found) => found !== null);
    return isChain && names.size === 1 && values.size === 3 ? [{ line: line.number }] : [];
  });
};

/** A line directly after `return` or `break` in the same block. */
export const isNeverReached: StyleCheck = ({ lines }) => {
  const code = lines.filter((line) => line.tokens.length > 0);
  return code.flatMap((line, index) => {
    const next = code[index + 1];
    const isEnd = words(line)[0] === 'return' || words(line).join(' ') === 'break';
    return isEnd && next?.indent === line.indent ? [{ line: next.number }] : [];
  });
};

export const catchesEverything: StyleCheck = inLines((line) => words(line).join(' ') === 'except :');

const lostCalls = new Set(
  'upper lower strip replace capitalize title split join int float str round sorted len'.split(' '),
);

/** A line that is only a call whose result is discarded. */
export const losesResult: StyleCheck = ({ lines }) =>
  lines.filter((line) => isLostCall(line) && !isTried(lines, line)).map((line) => ({ line: line.number }));

/** `int(text)` alone in a `try` block is a test: its error is the result. */
function isTried(lines: readonly ProgramLine[], line: ProgramLine): boolean {
  return codeLineAbove(lines, line.number)?.tokens[0]?.text === 'try';
}

function isLostCall({ tokens }: ProgramLine): boolean {
  const open = tokens.findIndex((token) => token.text === '(');
  const name = tokens[open - 1];
  const isPath = tokens
    .slice(0, Math.max(open, 0))
    .every((token) => token.kind !== 'symbol' || token.text === '.');
  return (
    open > 0 && isPath && lostCalls.has(name?.text ?? '') && closingIndex(tokens, open) === tokens.length - 1
  );
}

/** `x == 5` as a whole line. */
export const onlyCompares: StyleCheck = inLines(
  ({ tokens }) => tokens[0]?.kind === 'name' && tokens[1]?.text === '==' && tokens.length === 3,
);

/** More than 15 lines of code and no comment. */
export const lacksComment: StyleCheck = ({ lines, facts }) => {
  const code = lines.filter((line) => line.tokens.length > 0);
  return code.length > 15 && facts.comments.length === 0 ? [{ line: code[0]?.number ?? 1 }] : [];
};

function words(line: ProgramLine): string[] {
  return line.tokens.map((token) => token.text);
}

function isReturnOf(line: ProgramLine, value: 'True' | 'False'): boolean {
  return words(line).join(' ') === `return ${value}`;
}

function blockBelow(lines: readonly ProgramLine[], head: ProgramLine): ProgramLine[] {
  const below = lines.slice(head.number);
  const end = below.findIndex((line) => line.tokens.length > 0 && line.indent <= head.indent);
  return end === -1 ? below : below.slice(0, end);
}
