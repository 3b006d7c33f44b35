import type { Bilingual } from '@python-learning/domain';
import type { Program } from '../python-text/program.ts';

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
  instead?: Readonly<Record<`before ${number}`, Words> | Record<`without ${Construct}`, Words>>;
};

/** Selects a text: the learner's milestone, undefined outside the course, and the program. */
export type Listener = { milestone?: number | undefined; program: Program };

/** Returns the first alternative for beginners that applies, otherwise the text itself. */
export function wordsFor(spoken: SpokenWords, { milestone, program }: Listener): Words {
  const simpler = Object.entries(spoken.instead ?? {}).find(([listener]) => {
    const [kind, of = ''] = listener.split(' ');
    if (kind === 'before') return milestone !== undefined && milestone < Number(of);
    return !constructs[of as Construct].test(program.source);
  });
  return simpler?.[1] ?? spoken;
}
