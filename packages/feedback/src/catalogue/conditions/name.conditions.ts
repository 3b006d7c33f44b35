import { findMisspelledStore } from '../../python-text/misspelled-store.ts';
import type { Program } from '../../python-text/program.ts';
import type { ProgramLine } from '../../python-text/program-lines.ts';
import { builtins, keywords, usualWords } from '../../python-text/python-words.ts';
import { mostSimilar, similarity } from '../../python-text/similarity.ts';
import type { StoredName } from '../../python-text/stored-names.ts';
import { type Condition, type ConditionContext, holds } from './condition.ts';

/** Minimum similarity to call one word a misspelling of another. */
const closeEnough = 0.75;

/** Zero-width characters in the unknown name, in Python's suggestion, or in a name that otherwise looks the same. */
export const invisibleCharacterInName = holds(({ message, program, groups }) => {
  const name = groups.name ?? '';
  return /[\u{200B}-\u{200D}\u{FEFF}]/u.test(message) || hasInvisibleTwin(program, name);
});

export const suggestionIsCaseOnly = holds(({ groups, line }) => {
  const suggestion = groups.sug ?? '';
  const written = groups.name === undefined ? line.tokens.map((token) => token.text) : [groups.name];
  return written.some((word) => word !== suggestion && word.toLowerCase() === suggestion.toLowerCase());
});

/** A name of the program or of Python is written with other capitals. */
export const nameDiffersInCaseOnly: Condition = (context) => {
  const name = context.groups.name ?? '';
  if (isAloneInInput(context, name)) return null;
  const known = [context.groups.sug ?? '', ...ownNamesSeenFrom(context), ...builtins, ...keywords];
  const meant = known.find((one) => one !== name && one.toLowerCase() === name.toLowerCase());
  const isStored = placesOf(context.stored, name).length > 0;
  return meant === undefined || isStored ? null : { values: { sug: meant } };
};

/** Python's suggestion for a keyword counts only if some word of the line looks like it. */
export const suggestionIsInLine = holds(({ groups, line }) => {
  const suggestion = groups.sug ?? '';
  return line.tokens.some(
    (token) =>
      token.kind === 'name' &&
      !keywords.has(token.text) &&
      similarity(token.text.toLowerCase(), suggestion) >= 0.6,
  );
});

/** The name that was probably meant. The learner's own names come before Python's. */
export const suggestionIsClose: Condition = (context) => {
  const name = context.groups.name ?? '';
  const suggestion = context.groups.sug;
  if (placesOf(context.stored, name).length > 0 || isAloneInInput(context, name)) return null;
  const own = ownNamesSeenFrom(context);
  if (suggestion !== undefined && own.has(suggestion)) return { values: { sug: suggestion } };
  const alike = mostSimilar(name, own, closeEnough);
  if (alike !== null) return { values: { sug: alike } };
  if (suggestion !== undefined && isMeantWord(context, name, suggestion))
    return { values: { sug: suggestion } };
  const builtin = isCalled(context, name) ? mostSimilar(name, usualFunctions, closeEnough) : null;
  return builtin === null ? null : { values: { sug: builtin } };
};

/** A Python function is suggested only where something is called: `seat` without brackets is not `set`. */
function isMeantWord(context: ConditionContext, name: string, suggestion: string): boolean {
  const fitsPlace = !builtins.has(suggestion) || isCalled(context, name);
  return usualWords.has(suggestion) && fitsPlace && similarity(name, suggestion) >= closeEnough;
}

/** `name = input(Name)`: a prompt without its quotes, not the variable that is about to be stored. */
function isAloneInInput({ line: { tokens, number }, stored }: ConditionContext, name: string): boolean {
  const at = tokens.findIndex(({ text }) => text === name);
  const isAlone = tokens[at - 1]?.text === '(' && tokens[at + 1]?.text === ')';
  const isKnown = stored.some((one) => one.line < number && one.name.toLowerCase() === name.toLowerCase());
  return isAlone && tokens[at - 2]?.text === 'input' && !isKnown;
}

/** Python functions that beginners call. Python itself suggests nothing for short names. */
const usualFunctions = 'print input int float str len range round sum max min abs list sorted'.split(' ');

function isCalled({ line }: ConditionContext, name: string): boolean {
  return line.tokens.some(({ text }, index) => text === name && line.tokens[index + 1]?.text === '(');
}

/** The stored name is the misspelled one: the unknown name is used more than once, the stored one is never read. */
export const definitionIsMisspelled: Condition = (context) => {
  const name = context.groups.name ?? '';
  const uses = usesOf(context, name);
  for (const stored of context.stored) {
    const isCandidate = ['assignment', 'loop', 'parameter'].includes(stored.how);
    if (!isCandidate || stored.name === name || similarity(stored.name, name) < closeEnough) continue;
    const isNeverRead = usesOf(context, stored.name) === 1;
    if (isNeverRead && uses >= 2) {
      return { values: { name, written: stored.name, n: stored.line }, line: stored.line };
    }
  }
  return null;
};

const usualModules = [
  'math',
  'random',
  'time',
  'datetime',
  'statistics',
  'string',
  'turtle',
  'calendar',
  'json',
];

/**
 * A module that beginners use. Many other modules have names such as `numbers`, `code` or `copy`. Except for `math`,
 * `random` and `turtle`, the name must be followed by a dot.
 */
export const isUsualModule = holds(({ groups, line }) => {
  const name = groups.name ?? '';
  const isOpened = line.tokens.some(
    ({ text }, index) => text === name && line.tokens[index + 1]?.text === '.',
  );
  return ['math', 'random', 'turtle'].includes(name) || (usualModules.includes(name) && isOpened);
});

export const moduleIsMisspelled: Condition = ({ groups }) => {
  const name = groups.name ?? '';
  const known = usualModules.find((one) => one === name.toLowerCase());
  const meant = known ?? mostSimilar(name.toLowerCase(), usualModules, closeEnough);
  return meant === null ? null : { values: { sug: meant } };
};

/** A name that is stored and never read, one typo away from a name that is read. */
export const storesMisspelledName: Condition = (program) => {
  const found = findMisspelledStore(program);
  return found === null ? null : { values: found, line: found.n };
};

const methods = new Set(
  'upper lower strip title capitalize replace split join append remove insert sort reverse pop keys values items'.split(
    ' ',
  ),
);

/** `upper(word)`: a method called without the value and its dot. */
export const methodWithoutValue = holds(({ groups, line }) => {
  const name = groups.name ?? '';
  const isCalled = line.tokens.some(
    (token, index) =>
      token.text === name && line.tokens[index + 1]?.text === '(' && line.tokens[index - 1]?.text !== '.',
  );
  return methods.has(name) && isCalled;
});

const moduleOfTool: Readonly<Record<string, string>> = {
  sqrt: 'math',
  ceil: 'math',
  floor: 'math',
  pi: 'math',
  randint: 'random',
  choice: 'random',
  shuffle: 'random',
  uniform: 'random',
  sleep: 'time',
};

/** `sqrt(16)`: a name of a module without the module in front. */
export const belongsToModule: Condition = ({ groups, stored }) => {
  const name = groups.name ?? '';
  const module = Object.hasOwn(moduleOfTool, name) ? moduleOfTool[name] : undefined;
  return module === undefined || placesOf(stored, name).length > 0 ? null : { values: { module } };
};

/** The name is stored above the failing line, but inside a block that was skipped. */
export const storedInSkippedBlock: Condition = ({ groups, stored, lines, line }) => {
  const places = placesOf(stored, groups.name).filter(
    (place) => place.line < line.number && place.how !== 'parameter',
  );
  const isInside = places.every(
    (place) => (lines[place.line - 1]?.indent ?? 0) > (place.inFunction === null ? 0 : 4),
  );
  const scope = functionAround(lines, line);
  const place = places.find((one) => one.inFunction === scope);
  if (place === undefined || !isInside) return null;
  return { values: { name: place.name, n: place.line }, line: line.number };
};

/**
 * `Galle = town`: the sides are swapped. The unknown name is the one that the program uses, the stored one is the
 * value.
 */
export const turnedAround: Condition = (context) => {
  const [left, equals, right, more] = context.line.tokens;
  if (left === undefined || equals?.text !== '=' || right?.kind !== 'name' || more !== undefined) return null;
  const isTurned = usesOf(context, left.text) === 1 && usesOf(context, right.text) > 1;
  const isUnknown = right.text === context.groups.name && placesOf(context.stored, right.text).length === 0;
  return isTurned && isUnknown ? { values: { name: right.text, written: left.text } } : null;
};

/** `x == 5` or `x : 5` on a line of its own, where = was meant. */
export const storedWithWrongOperator: Condition = ({ groups, lines }) => {
  const found = lines.find(
    ({ tokens }) =>
      tokens[0]?.text === groups.name &&
      (tokens[1]?.text === '==' || tokens[1]?.text === ':') &&
      tokens.length > 2,
  );
  return found === undefined ? null : { line: found.number };
};

export const assignedOnlyInFunction = holds(({ groups, stored }) => {
  const places = placesOf(stored, groups.name);
  return places.length > 0 && places.every((place) => place.inFunction !== null);
});

export const assignedLater = holds(({ groups, stored, line }) => {
  const first = placesOf(stored, groups.name).find((place) => place.inFunction === null);
  return first !== undefined && line.number > 0 && first.line > line.number;
});

/** Only parameters have this name, and a parameter has its value only in its function. */
export const isParameterElsewhere: Condition = ({ groups, stored }) => {
  const places = placesOf(stored, groups.name);
  const [first] = places;
  const isParameter = places.every(({ how }) => how === 'parameter');
  return isParameter && first?.inFunction ? { values: { f: first.inFunction } } : null;
};

/** `return line` in a function that stores no `line`. Storing it outside, further down, does not help. */
export const missingInFunction: Condition = ({ groups, stored, lines, line }) => {
  const f = functionAround(lines, line);
  const places = placesOf(stored, groups.name);
  const isElsewhere = places.length > 0 && places.every((place) => place.inFunction !== f);
  const isFunction = places.some(({ how }) => how === 'def');
  return f !== null && isElsewhere && !isFunction ? { values: { f } } : null;
};

/** Never stored, and alone where a value belongs, outside a calculation: a string without quotes. */
export const looksLikeText = holds(({ groups, stored, lines, line }) => {
  const name = groups.name ?? '';
  if (placesOf(stored, name).length > 0) return false;
  const before = new Set(['{', '(', '=', '==', '!=', ',', '[', 'in', '>', '<', ':']);
  const after = new Set([')', ',', ']', ':', 'and', 'or', '}', '==']);
  const where = line.number === 0 ? lines : [line];
  return where.some(({ tokens }) =>
    tokens.some((token, index) => {
      const [left, right] = [tokens[index - 1], tokens[index + 1]];
      const isAlone =
        left !== undefined && before.has(left.text) && (right === undefined || after.has(right.text));
      return token.text === name && isAlone && !isInCalculation(tokens[index - 2]?.text);
    }),
  );
});

/** The learner stored a value under the name of a Python function. */
export const builtinOverwritten: Condition = ({ stored, line }) => {
  const shadowed = stored.filter((one) => builtins.has(one.name));
  const called = line.tokens
    .filter((_, index) => line.tokens[index + 1]?.text === '(')
    .map((token) => token.text);
  const found =
    shadowed.find((one) => called.includes(one.name)) ?? (called.length === 0 ? shadowed[0] : undefined);
  if (found === undefined) return null;
  return { values: { name: found.name, n: found.line }, line: found.line };
};

/** Name of the function whose body the line is in, or null. */
function functionAround(lines: readonly ProgramLine[], line: ProgramLine): string | null {
  const head = lines
    .slice(0, Math.max(line.number - 1, 0))
    .findLast((one) => one.tokens.length > 0 && one.indent < line.indent);
  if (head === undefined) return null;
  if (head.tokens[0]?.text === 'def') return head.tokens[1]?.text ?? null;
  return functionAround(lines, head);
}

function placesOf(stored: readonly StoredName[], name: string | undefined): StoredName[] {
  return stored.filter((one) => one.name === name);
}

/**
 * Names that the failing line could have meant: those stored up to it, and all functions. All names when there is no
 * line.
 */
function ownNamesSeenFrom({ stored, line }: ConditionContext): Set<string> {
  const before = stored.filter((one) => line.number === 0 || one.line <= line.number || one.how === 'def');
  return new Set(before.map((one) => one.name));
}

function usesOf({ program }: ConditionContext, name: string): number {
  return program.nameUses.get(name) ?? 0;
}

function isInCalculation(operator: string | undefined): boolean {
  return operator !== undefined && ['+', '-', '*', '/', '//', '%'].includes(operator);
}

/** Whether another name of the program looks the same and differs only in invisible characters. */
function hasInvisibleTwin({ source }: Program, name: string): boolean {
  const invisible = /[\u{200B}-\u{200D}\u{FEFF}]/gu;
  const words = source.match(/[\p{L}_][\p{L}\p{M}\p{N}_\u{200B}-\u{200D}\u{FEFF}]*/gu) ?? [];
  return words.some((word) => word !== name && word.replace(invisible, '') === name.replace(invisible, ''));
}
