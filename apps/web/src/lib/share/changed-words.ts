import type { ChangedPart } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';

/** What was changed in a copy, as its author taps it and its page says it. */
export const changedWords: Record<ChangedPart, () => string> = {
  words: m.shared_changed_words,
  numbers: m.shared_changed_numbers,
  colours: m.shared_changed_colours,
  drawing: m.shared_changed_drawing,
  rules: m.shared_changed_rules,
  additions: m.shared_changed_additions,
};
