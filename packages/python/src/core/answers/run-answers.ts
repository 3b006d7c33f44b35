import { walls } from '../../limits.ts';
import type { Outcome, PythonException, ShownValue } from '../../types.ts';
import { readException } from './exception.ts';
import { cut, parseSaid, record } from './said.ts';
import { readWarnings } from './warnings.ts';

/*
 * The answers of the harness after a program ran in its interpreter. The program may have changed the harness, so each
 * answer is read for the one thing that was asked, brought into shape, and all else in it is dropped. What an answer
 * can decide is only how this one run is told, never whether it ended well: that is what the host saw.
 */

/** What `explain` says of an exception; null when it says nothing. */
export function readExplanation(text: string): PythonException | null {
  const { error } = parseSaid(text);
  return error === null || error === undefined ? null : readException(error);
}

/** The value that `show` was asked to show; null when it says nothing. */
export function readShown(text: string): ShownValue | null {
  const { result } = parseSaid(text);
  if (result === null || result === undefined) return null;
  const said = record(result);
  return {
    repr: cut(said.repr, walls.textLength),
    type: cut(said.type, walls.nameLength),
    number: Number.isFinite(said.number) ? Number(said.number) : null,
  };
}

/** The warnings of a program that ran, which `finish` tells. */
export function readFinish(text: string): Outcome['warnings'] {
  return readWarnings(parseSaid(text).warnings);
}

/** Where a program was when its time was up, told as Python tells of Ctrl and C; null when `where` says nothing. */
export function readPlace(text: string): PythonException | null {
  const { place } = parseSaid(text);
  if (place === null || place === undefined) return null;
  return { ...readException(place), type: 'KeyboardInterrupt', message: '' };
}
