import type { ChangedPart } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';

/** What was changed in a copy, as its author taps it and its page says it. */
export const changedWords: Record<ChangedPart, () => string> = {
  words: m.shares_changed_words,
  numbers: m.shares_changed_numbers,
  colours: m.shares_changed_colours,
  drawing: m.shares_changed_drawing,
  rules: m.shares_changed_rules,
  additions: m.shares_changed_additions,
};
