import type { Language } from '@python-learning/domain';

/** The words of the picture of values; those of names, values and calls are Python's. */
export type ValueWords = {
  noNames: string;
  /** Of a list or a dictionary with nothing in it. */
  empty: string;
  /** How many items are not shown. */
  more: (count: number) => string;
  /** How often the block of a loop has begun. */
  round: (count: number) => string;
  /** A running call, for screen readers. */
  call: (name: string) => string;
  /** Names that share an object, for screen readers. */
  shared: (names: string) => string;
  /** Of a value that is new in this step, for screen readers. */
  changed: string;
  /** The value before, for screen readers. */
  was: (value: string) => string;
};

export const valueWords: Record<Language, ValueWords> = {
  en: {
    noNames: 'No names yet',
    empty: 'empty',
    more: (count) => `and ${count} more`,
    round: (count) => `Round ${count}`,
    call: (name) => `Call of ${name}`,
    shared: (names) => `One for ${names}`,
    changed: 'changed',
    was: (value) => `before: ${value}`,
  },
  ta: {
    noNames: 'இன்னும் பெயர்கள் இல்லை',
    empty: 'காலி',
    more: (count) => `இன்னும் ${count}`,
    round: (count) => `சுற்று ${count}`,
    call: (name) => `செயற்கூறு ${name}`,
    shared: (names) => `${names}: ஒன்றுதான்`,
    changed: 'மாறியது',
    was: (value) => `முன்பு: ${value}`,
  },
};
