import { describe, expect, test } from 'vitest';
import { answers, type Order, ordered } from '../../deck/second-kind.fixture.tsx';
import {
  areAllCorrect,
  type ExerciseAction,
  type ExerciseState,
  exerciseReducer,
  listUnjudged,
  openExercise,
} from './exercise.reducer.ts';
import { packAnswers, unpackAnswers } from './saved-answers.ts';

const right: Order = ['age = 7', 'print(age)'];
const wrong: Order = ['print(age)', 'age = 7'];

function after(actions: readonly ExerciseAction<Order>[]): ExerciseState<Order> {
  return actions.reduce(exerciseReducer<Order>, openExercise<Order>([ordered.id], false));
}

const answeredWrong: readonly ExerciseAction<Order>[] = [
  { type: 'selected', questionId: ordered.id, given: wrong },
  { type: 'check_started' },
  {
    type: 'judged',
    questionId: ordered.id,
    verdict: { kind: 'checked', is_correct: false, explanation: 'why' },
  },
];

describe('an exercise with a second kind of card', () => {
  test('takes its answer, and another one in the place of a wrong one', () => {
    const replaced = after([...answeredWrong, { type: 'replaced', questionId: ordered.id, given: right }]);

    expect(listUnjudged(replaced)).toEqual([{ questionId: ordered.id, given: right }]);
    const verdict = { kind: 'checked', is_correct: true, explanation: 'why' } as const;
    expect(
      areAllCorrect(exerciseReducer(replaced, { type: 'judged', questionId: ordered.id, verdict })),
    ).toBe(true);
  });

  test('keeps its answers in the browser as its entry reads them', () => {
    const { read } = answers[ordered.kind];
    const state = after(answeredWrong);
    const opened = openExercise<Order>([ordered.id], false);

    expect(unpackAnswers(packAnswers(state), opened, read)).toEqual(state);
    const ofAnotherKind = JSON.stringify({ answers: { [ordered.id]: { selected: 'A' } } });
    expect(unpackAnswers(ofAnotherKind, opened, read)).toBe(opened);
  });
});
