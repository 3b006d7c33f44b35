import { type OptionLetter, optionLetters } from '@python-learning/domain';

/** Returns the letter of an option, null for anything else. */
export function readOption(value: unknown): OptionLetter | null {
  return optionLetters.find((letter) => letter === value) ?? null;
}
