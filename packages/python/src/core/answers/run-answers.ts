import type { ShownValue, WalkFacts } from '@python-learning/domain';
import { walls } from '../../limits.ts';
import type { EngineException, EngineOutcome } from '../../types.ts';
import { readException } from './exception.ts';
import { count, countOrNull, cut, list, parseSaid, record } from './said.ts';
import { readWarnings } from './warnings.ts';

/*
 * Reads the harness's answers after a program ran in its interpreter. The program may have changed the harness, so each
 * reader takes only the value that was asked for, validates it and drops the rest. An answer can decide only how this
 * run is described, never whether it ended well: the host observes that itself.
 */

/** Reads the exception from the answer of `explain`; null when it has none. */
export function readExplanation(text: string): EngineException | null {
  const { error } = parseSaid(text);
  return error === null || error === undefined ? null : readException(error);
}

/** Reads the value from the answer of `show`; null when it has none. */
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

/** Reads the warnings of a program from the answer of `finish`. */
export function readFinish(text: string): EngineOutcome['warnings'] {
  return readWarnings(parseSaid(text).warnings);
}

/** Reads where a timed-out program was, as the `KeyboardInterrupt` of Ctrl+C; null when `where` gives nothing. */
export function readPlace(text: string): EngineException | null {
  const { place } = parseSaid(text);
  if (place === null || place === undefined) return null;
  return { ...readException(place), type: 'KeyboardInterrupt', message: '' };
}

/** Reads what a walk did from the answer of `walked`; null when it says nothing. */
export function readWalk(text: string): Omit<WalkFacts, 'drawn'> | null {
  const { walk } = parseSaid(text);
  if (walk === null || walk === undefined) return null;
  const said = record(walk);
  return {
    asked: Math.min(count(said.asked), walls.walkQuestions + 1),
    answers: list(said.answers, walls.walkAnswers).map((answer) => cut(answer, walls.nameLength)),
    echoed: count(said.echoed),
    lines: list(said.lines, walls.factEntries).flatMap((line) => countOrNull(line) ?? []),
    varied: typeof said.varied === 'string' ? cut(said.varied, walls.nameLength) : null,
  };
}
