/**
 * How a task without one right output is played: a walk is a run in which answers are chosen while the program asks.
 * Every walk has a seed, so the same program is always played in the same way.
 */
export type WalkSettings = {
  /** The first answer of every walk, such as a name; null where it is chosen like the others. */
  first: string | null;
  /** What is typed after the answers of a walk are used up: the word that ends the program or lets it go on. */
  stop: string;
  /** Words that are typed besides those of the program. */
  words: readonly string[];
  /** Whether words are typed where the program asks for a number, too. */
  mistypes: boolean;
  /** The smallest number that is typed, as long as the stop word is no smaller one. */
  least: number;
};

/**
 * How answers are chosen. `roaming`: by what is on the screen and in the variables. `steady`: by the seed alone, so that
 * walks with one seed get the same answers. `strange`: words and numbers that no program expects. `stopping`: the stop
 * word at once. `secret` and `loose-secret`: the text in the variable `secret`, as it is, or in capitals between spaces.
 */
export const walkManners = ['roaming', 'steady', 'strange', 'stopping', 'secret', 'loose-secret'] as const;
export type WalkManner = (typeof walkManners)[number];

/** One walk: all that the sandbox gets of it. */
export type Walk = WalkSettings & {
  manner: WalkManner;
  /** Decides which answers are chosen. */
  answers: number;
  /** Decides what `random` gives. */
  chance: number;
  /** Which of the variables that begin with a plain value gets another one, counted from 0; null for none. */
  varied: number | null;
};

/** What a walk did, besides what every run tells. */
export type WalkFacts = {
  /** How often the program asked. */
  asked: number;
  /** The first answers that it got. */
  answers: readonly string[];
  /** How many different answers came back on the screen after they were typed. */
  echoed: number;
  /** Lines of the program that ran, in order. */
  lines: readonly number[];
  /** The variable that got another value; null when there was none to change. */
  varied: string | null;
  /** A number that tells drawings apart: equal for walks that drew the same; 0 for nothing. */
  drawn: number;
};

/** The chance of the walks whose outputs differ by their answers alone. */
const sameChance = 0;

/** The walks of a task. Never more than a submission may have beside its cases. */
export function walksOf(settings: WalkSettings): Walk[] {
  const walk = (manner: WalkManner, answers: number, chance: number, varied: number | null = null): Walk => ({
    ...settings,
    manner,
    answers,
    chance,
    varied,
  });
  return [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => walk('roaming', seed, seed)),
    ...[10, 11, 12, 13].map((seed) => walk('roaming', seed, sameChance)),
    walk('stopping', 0, sameChance),
    walk('stopping', 0, 1),
    ...[0, 1, 2].map((chance) => walk('steady', 1, chance)),
    walk('strange', 1, sameChance),
    walk('secret', 1, sameChance),
    walk('loose-secret', 1, sameChance),
    ...[0, 1, 2].map((varied) => walk('stopping', 0, sameChance, varied)),
  ];
}
