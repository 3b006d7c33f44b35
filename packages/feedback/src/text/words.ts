import type { Bilingual } from '@python-learning/domain';

/** Text about one situation: what happened, and what to try next. */
export type Words = { text: Bilingual; next: Bilingual };

/** Constructs that a program may contain; a text that mentions one is for programs that have it. */
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
 * Text with simpler alternatives for beginners: for learners `before` a milestone, or for programs `without` the
 * construct that the text mentions.
 */
export type SpokenWords = Words & {
  instead?: readonly (Words & { before?: number; without?: Construct })[];
};

/** Selects a text: the learner's milestone, undefined outside the course, and the program. */
export type Listener = { milestone?: number | undefined; source: string };

/** Returns the first alternative for beginners that applies, otherwise the text itself. */
export function wordsFor(spoken: SpokenWords, { milestone, source }: Listener): Words {
  const simpler = spoken.instead?.find(
    ({ before, without }) =>
      (before === undefined || (milestone !== undefined && milestone < before)) &&
      (without === undefined || !constructs[without].test(source)),
  );
  return simpler ?? spoken;
}
