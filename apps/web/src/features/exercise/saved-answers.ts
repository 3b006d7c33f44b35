import { optionLetters } from '@python-learning/domain';
import type { Answer, ExerciseState, Verdict } from './exercise.reducer.ts';

/** Serializes a state for the next visit. */
export function packAnswers({ isReview, answers }: ExerciseState): string {
  return JSON.stringify({ isReview, answers });
}

/**
 * Reads stored answers into a freshly opened exercise. Skips anything unreadable and answers to questions that no
 * longer exist, because a browser's storage cannot be trusted.
 */
export function unpackAnswers(kept: string | null, opened: ExerciseState): ExerciseState {
  const record = asRecord(parse(kept));
  const saved = asRecord(record?.['answers']);
  if (record === null || saved === null) {
    return opened;
  }
  const answers = Object.fromEntries(
    Object.keys(opened.answers).map((id) => [id, readAnswer(saved[id])] as const),
  );
  const all = Object.values(answers);
  if (all.every(({ selected }) => selected === null)) {
    return opened;
  }
  const isChecked = all.every(({ verdict }) => verdict !== null);
  return { isReview: record['isReview'] === true, phase: isChecked ? 'checked' : 'answering', answers };
}

function readAnswer(value: unknown): Answer {
  const record = asRecord(value);
  const selected = optionLetters.find((letter) => letter === record?.['selected']) ?? null;
  return { selected, verdict: selected === null ? null : readVerdict(record?.['verdict']) };
}

/** The verdict of an unsent answer is not restored, so that it is sent with the next check. */
function readVerdict(value: unknown): Verdict | null {
  const record = asRecord(value);
  const isCorrect = record?.['is_correct'];
  const explanation = record?.['explanation'];
  return typeof isCorrect === 'boolean' && typeof explanation === 'string'
    ? { kind: 'checked', is_correct: isCorrect, explanation }
    : null;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
}
