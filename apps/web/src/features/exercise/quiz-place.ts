import { type ExerciseState, isCorrect } from './exercise.reducer.ts';

/** The card on the screen: the position of its question, counted from 0, or the result of the check. */
export type QuizPlace = number | 'result';

/** Where an opened exercise begins: at the first open question, or at the result if it was checked before. */
export function firstPlace(state: ExerciseState): QuizPlace {
  if (state.phase === 'checked' || state.phase === 'closed') {
    return 'result';
  }
  return nextOpen(state, -1) ?? Object.keys(state.answers).length - 1;
}

/** The next question without an answer after this place, the earlier ones last; null if all others are answered. */
export function nextOpen({ answers }: ExerciseState, place: number): number | null {
  return nextWhere(Object.values(answers), place, ({ selected }) => selected === null);
}

/** The next question after this place whose answer was not right, the earlier ones last; null if no other is left. */
export function nextWrong({ answers }: ExerciseState, place: number): number | null {
  return nextWhere(Object.values(answers), place, (answer) => !isCorrect(answer));
}

function nextWhere<T>(items: readonly T[], place: number, fits: (item: T) => boolean): number | null {
  const after = items.findIndex((item, index) => index > place && fits(item));
  if (after !== -1) return after;
  const before = items.findIndex((item, index) => index < place && fits(item));
  return before === -1 ? null : before;
}
