import { optionLetters } from '@python-learning/domain';
import { fieldsOf, readFields } from '../../lib/storage/read-fields.ts';
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
  const { isReview, answers: saved } = readFields(kept);
  const answers = Object.fromEntries(
    Object.keys(opened.answers).map((id) => [id, readAnswer(fieldsOf(saved)[id])] as const),
  );
  const all = Object.values(answers);
  if (all.every(({ selected }) => selected === null)) {
    return opened;
  }
  const isChecked = all.every(({ verdict }) => verdict !== null);
  return { isReview: isReview === true, phase: isChecked ? 'checked' : 'answering', answers };
}

function readAnswer(value: unknown): Answer {
  const { selected: letter, verdict } = fieldsOf(value);
  const selected = optionLetters.find((one) => one === letter) ?? null;
  return { selected, verdict: selected === null ? null : readVerdict(verdict) };
}

/** The verdict of an unsent answer is not restored, so that it is sent with the next check. */
function readVerdict(value: unknown): Verdict | null {
  const { is_correct: isCorrect, explanation } = fieldsOf(value);
  return typeof isCorrect === 'boolean' && typeof explanation === 'string'
    ? { kind: 'checked', is_correct: isCorrect, explanation }
    : null;
}
