import type { KeySymbol } from '@python-learning/domain';
import { m } from '../../compiled-messages/messages.ts';

/** The names of the symbols of the key row, for screen readers. */
export const symbolNames: Readonly<Record<KeySymbol, () => string>> = {
  '"': m.practice_key_quote,
  '(': m.practice_key_open,
  ')': m.practice_key_close,
  '[': m.practice_key_open_square,
  ']': m.practice_key_close_square,
  '{': m.practice_key_open_curly,
  '}': m.practice_key_close_curly,
  ',': m.practice_key_comma,
  '.': m.practice_key_dot,
  ':': m.practice_key_colon,
  '?': m.practice_key_question,
  '!': m.practice_key_exclamation,
  '#': m.practice_key_hash,
  '=': m.practice_key_equals,
  '==': m.practice_key_is_equal,
  '!=': m.practice_key_not_equal,
  '<': m.practice_key_less,
  '<=': m.practice_key_less_or_equal,
  '>': m.practice_key_greater,
  '>=': m.practice_key_greater_or_equal,
  '+': m.practice_key_plus,
  '-': m.practice_key_minus,
  '*': m.practice_key_times,
  '/': m.practice_key_divide,
  '//': m.practice_key_whole_divide,
  '%': m.practice_key_remainder,
};
