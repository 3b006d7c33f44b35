import { fieldsOf, readFields } from '../../lib/storage/read-fields.ts';
import type { ExerciseState, Verdict } from './exercise.reducer.ts';

/** Serializes a state for the next visit. */
export function packAnswers({ isReview, answers }: ExerciseState<unknown>): string {
  return JSON.stringify({ isReview, answers });
}

/** Reads what was given as the answer to a question; null for anything unreadable. */
type ReadGiven<Given> = (stored: unknown, questionId: string) => Given | null;

/**
 * Reads stored answers into a freshly opened exercise. Skips anything unreadable and answers to questions that no
 * longer exist, because a browser's storage cannot be trusted.
 */
export function unpackAnswers<Given>(
  kept: string | null,
  opened: ExerciseState<Given>,
  readGiven: ReadGiven<Given>,
): ExerciseState<Given> {
  const { isReview, answers: saved } = readFields(kept);
  const answers = Object.fromEntries(
    Object.keys(opened.answers).map((id) => {
      const { selected: stored, verdict } = fieldsOf(fieldsOf(saved)[id]);
      const selected = readGiven(stored, id);
      return [id, { selected, verdict: selected === null ? null : readVerdict(verdict) }] as const;
    }),
  );
  const all = Object.values(answers);
  if (all.every(({ selected }) => selected === null)) {
    return opened;
  }
  const isChecked = all.every(({ verdict }) => verdict !== null);
  return { isReview: isReview === true, phase: isChecked ? 'checked' : 'answering', answers };
}

/** The verdict of an unsent answer is not restored, so that it is sent with the next check. */
function readVerdict(value: unknown): Verdict | null {
  const { is_correct: isCorrect, explanation } = fieldsOf(value);
  return typeof isCorrect === 'boolean' && typeof explanation === 'string'
    ? { kind: 'checked', is_correct: isCorrect, explanation }
    : null;
}
