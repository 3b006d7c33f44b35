import type { Bilingual } from '../types.ts';

/** What a learner reads about one situation: what happened, and what to try next. */
export type Words = { text: Bilingual; next: Bilingual };

/** What a program may have in it; words that speak of it are for programs that do. */
export const constructs = {
  variable: /[^=!<>]=[^=]/u,
  loop: /\b(?:for|while)\b/u,
  condition: /\b(?:if|elif|while|match)\b/u,
  block: /\b(?:if|for|while|def)\b/u,
  range: /\brange\s*\(/u,
  print: /\bprint\s*\(/u,
  function: /\bdef\b/u,
} as const satisfies Record<string, RegExp>;

export type Construct = keyof typeof constructs;

/**
 * Words with others for beginners who could not follow them yet: for those who stand `before` a milestone, or whose
 * program is `without` what the words speak of.
 */
export type SpokenWords = Words & {
  instead?: readonly (Words & { before?: number; without?: Construct })[];
};

/** Who listens: where the learner stands in the course, unknown outside of it, and the program at hand. */
export type Listener = { milestone?: number | undefined; source: string };

/** The words that fit a listener: the first ones for beginners that apply, else the words themselves. */
export function wordsFor(spoken: SpokenWords, { milestone, source }: Listener): Words {
  const simpler = spoken.instead?.find(
    ({ before, without }) =>
      (before === undefined || (milestone !== undefined && milestone < before)) &&
      (without === undefined || !constructs[without].test(source)),
  );
  return simpler ?? spoken;
}
