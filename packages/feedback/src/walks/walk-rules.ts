import { isEnough, type MistakeKind, type Rule, type SourceFacts, type Walk } from '@python-learning/domain';
import { readAtMost, startOf } from '../bounded.ts';
import type { RuleContext } from '../rules/rule-context.ts';
import { type WalkedRun, walkFacts } from './walked-runs.ts';

/** Rules about what a program does when it is played. Without walks nothing is known, so none of them holds. */
export const walkRules = {
  reach: (_, { walks = [], facts }) => {
    const statements = facts.clues?.statements ?? [];
    const reached = reachedLines(walks);
    const count = statements.filter((line) => reached.has(line)).length;
    return walks.length > 0 && count >= statements.length * leastReached;
  },
  asks: (rule, { walks }) =>
    isEnough(
      mostOf(walks, ({ asked }) => asked),
      rule.comparison,
    ),
  echo: (rule, { walks = [] }) => {
    const strange = walks.filter(({ walk }) => walk.manner === 'strange');
    return isEnough(
      mostOf(strange, ({ echoed }) => echoed),
      rule.comparison,
    );
  },
  vary: (rule, { walks = [] }) => isEnough(followedNames(walks, rule.subject), rule.comparison),
  chance: (_, { walks = [], facts }) => walks.length > 0 && (showsChance(walks) || takesByChance(facts)),
  differ: (rule, { walks = [] }) => {
    const sameChance = walks.filter(({ walk }) => walk.chance === 0 && walk.varied === null);
    return isEnough(differentOutputs(sameChance), rule.comparison);
  },
  zero: (_, { walks = [] }) => {
    const stopping = walks.filter(({ walk }) => walk.manner === 'stopping');
    return stopping.length > 0 && stopping.every(({ outcome }) => outcome?.kind === 'finished');
  },
  // Braces around a name whose value is told elsewhere may be there on purpose.
  filled: (_, { walks = [], facts }) => {
    const names = namesInBraces(walks, facts.assigned);
    return names.every((name) => Object.hasOwn(facts.read, name));
  },
  secret: (_, { walks = [], program }) => {
    const secret = secretOf(program.source);
    const unasked = walks.filter(({ walk }) => walk.manner === 'stopping' && walk.varied === null);
    return secret === null || !unasked.some(({ outcome }) => holdsWord(outcome?.transcript ?? '', secret));
  },
  loose_secret: (_, { walks = [] }) => {
    const typed = walks.filter(({ walk }) => walk.manner === 'secret' || walk.manner === 'loose-secret');
    return typed.length > 0 && countOf(typed, shownBy) === 1;
  },
} as const satisfies Record<string, (rule: Rule, context: RuleContext) => boolean>;

/** Share of the statements that some walk must reach. */
const leastReached = 0.7;

/** Lines that some walk reached. */
export function reachedLines(walks: readonly WalkedRun[]): ReadonlySet<number> {
  return new Set(walkFacts(walks).flatMap(({ lines }) => lines));
}

/** The mistake of this kind in a program that was played; null when it has none. */
export function mistakeOf({ facts }: Pick<RuleContext, 'facts'>, kind: MistakeKind) {
  return facts.clues?.mistakes.find((mistake) => mistake.kind === kind) ?? null;
}

/** Whether a run with the same answers and another chance shows something else. */
export function showsChance(walks: readonly WalkedRun[]): boolean {
  const sameAnswers = Map.groupBy(walks.filter(isSteady), ({ walk }) => `${walk.manner} ${walk.answers}`);
  return [...sameAnswers.values()].some((group) => countOf(group, shownBy) > 1);
}

/** Whether the program uses what it takes by chance: too seldom for the walks, it may be. */
export function takesByChance({ clues }: SourceFacts): boolean {
  return clues !== undefined && clues.counts.chosen_words + clues.counts.chosen_numbers > 0;
}

function isSteady({ walk }: WalkedRun): boolean {
  return walk.varied === null && (walk.manner === 'steady' || walk.manner === 'stopping');
}

function mostOf(
  walks: readonly WalkedRun[] | undefined,
  read: (facts: ReturnType<typeof walkFacts>[number]) => number,
): number {
  return Math.max(0, ...walkFacts(walks ?? []).map(read));
}

/**
 * How many names change what is shown when they begin with another value. `only` counts no other name; in a program that draws, the drawing
 * must follow it.
 */
export function followedNames(walks: readonly WalkedRun[], only: string): number {
  const isPlain = ({ manner, chance, varied }: Walk) =>
    manner === 'stopping' && chance === 0 && varied === null;
  const plain = walks.find(({ walk }) => isPlain(walk));
  if (plain === undefined) return 0;
  const draws = (plain.outcome?.walk?.drawn ?? 0) !== 0;
  const shown = only !== '' && draws ? drawnBy : shownBy;
  const before = shown(plain);
  return walks.filter((one) => {
    const name = one.outcome?.walk?.varied ?? null;
    return name !== null && (only === '' || name === only) && shown(one) !== before;
  }).length;
}

function countOf(walks: readonly WalkedRun[], read: (walk: WalkedRun) => string): number {
  return new Set(walks.filter(({ outcome }) => outcome !== null).map(read)).size;
}

/** What a walk printed and drew. */
function shownBy(walked: WalkedRun): string {
  return `${drawnBy(walked)}\n${walked.outcome?.stdout ?? ''}`;
}

function drawnBy({ outcome }: WalkedRun): string {
  return `${outcome?.walk?.drawn ?? 0}`;
}

/**
 * How many different things these walks showed, apart from words that were typed in any of them: a program that only repeats an answer
 * tells everybody the same.
 */
function differentOutputs(walks: readonly WalkedRun[]): number {
  const typed = new Set(walkFacts(walks).flatMap(({ answers }) => answers));
  const words = [...typed].filter((answer) => /\p{L}.*\p{L}/u.test(answer));
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return countOf(walks, (walk) =>
    longestFirst.reduce(
      (text, word) => text.replaceAll(word, ''),
      startOf(shownBy(walk), readAtMost.shownLength),
    ),
  );
}

/** The names of the program that stand in curly brackets on the screen, as in an f-string without its f. */
export function namesInBraces(
  walks: readonly WalkedRun[],
  assigned: Readonly<Record<string, number>>,
): string[] {
  const shown = walks.map(({ outcome }) => startOf(outcome?.transcript ?? '', readAtMost.shownLength));
  const names = shown.flatMap((text) => [...text.matchAll(nameInBraces)].map(([, name = '']) => name));
  return [...new Set(names)].filter((name) => Object.hasOwn(assigned, name));
}

const nameInBraces = /\{([\p{L}\p{M}\p{N}_]{1,200})\}/gu;

/** The text that the program stores as `secret`; null for one that is chosen by chance. */
function secretOf(source: string): string | null {
  return /^secret *= *(?:"([^"\n]+)"|'([^'\n]+)') *$/mu.exec(source)?.slice(1).find(Boolean) ?? null;
}

function holdsWord(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase());
}
