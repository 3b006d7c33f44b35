import { describe, expect, it } from 'vitest';
import { type Answer, type ExerciseState, openExercise } from './exercise.reducer.ts';
import { firstPlace, nextOpen, nextWrong } from './quiz-place.ts';

const open: Answer = { selected: null, verdict: null };
const given: Answer = { selected: 'A', verdict: null };
const right: Answer = { selected: 'A', verdict: { kind: 'checked', is_correct: true, explanation: '' } };
const wrong: Answer = { selected: 'A', verdict: { kind: 'checked', is_correct: false, explanation: '' } };

function quiz(phase: ExerciseState['phase'], ...answers: Answer[]): ExerciseState {
  return { isReview: false, phase, answers: Object.fromEntries(answers.map((one, n) => [`c${n}`, one])) };
}

describe('the card on the screen', () => {
  it('is the first open question, after a reload, too', () => {
    expect(firstPlace(openExercise(['c1', 'c2'], false))).toBe(0);
    expect(firstPlace(quiz('answering', given, open, given))).toBe(1);
  });

  it('is the last question when all are answered, and the result when they are checked', () => {
    expect(firstPlace(quiz('answering', given, given))).toBe(1);
    expect(firstPlace(quiz('checked', right, wrong))).toBe('result');
    expect(firstPlace(openExercise(['c1'], true))).toBe('result');
  });

  it('after an answer is the next open question, and a skipped one last', () => {
    expect(nextOpen(quiz('answering', open, given, open), 1)).toBe(2);
    expect(nextOpen(quiz('answering', open, given, given), 2)).toBe(0);
    expect(nextOpen(quiz('answering', given, given), 1)).toBeNull();
  });

  it('after the check goes through the wrong answers alone', () => {
    const checked = quiz('checked', right, wrong, right, wrong);
    expect(nextWrong(checked, -1)).toBe(1);
    expect(nextWrong(checked, 1)).toBe(3);
    expect(nextWrong(checked, 3)).toBe(1);
    expect(nextWrong(quiz('checked', right, right), 0)).toBeNull();
  });
});
