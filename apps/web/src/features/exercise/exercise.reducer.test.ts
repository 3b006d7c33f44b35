import { describe, expect, it } from 'vitest';
import {
  areAllCorrect,
  type ExerciseState,
  exerciseReducer,
  isReadyToCheck,
  listUnjudged,
  openExercise,
  type Verdict,
} from './exercise.reducer.ts';

const right: Verdict = { kind: 'checked', is_correct: true, explanation: '<p>yes</p>' };
const wrong: Verdict = { kind: 'checked', is_correct: false, explanation: '<p>no</p>' };

function answered(): ExerciseState {
  const one = exerciseReducer(openExercise(['c1', 'c2'], false), {
    type: 'selected',
    questionId: 'c1',
    given: 'A',
  });
  return exerciseReducer(one, { type: 'selected', questionId: 'c2', given: 'B' });
}

function checked(first: Verdict, second: Verdict, from = answered()): ExerciseState {
  const checking = exerciseReducer(from, { type: 'check_started' });
  const one = exerciseReducer(checking, { type: 'judged', questionId: 'c1', verdict: first });
  return exerciseReducer(one, { type: 'judged', questionId: 'c2', verdict: second });
}

describe('a multiple-choice exercise', () => {
  it('can be checked only when every question is answered', () => {
    const state = exerciseReducer(openExercise(['c1', 'c2'], false), {
      type: 'selected',
      questionId: 'c1',
      given: 'A',
    });
    expect(isReadyToCheck(state)).toBe(false);
    expect(exerciseReducer(state, { type: 'check_started' })).toBe(state);
    expect(isReadyToCheck(answered())).toBe(true);
  });

  it('is not ready any more when an answer is taken back', () => {
    const back = exerciseReducer(answered(), { type: 'selected', questionId: 'c1', given: null });
    expect(isReadyToCheck(back)).toBe(false);
  });

  it('locks the answers while they are checked and after', () => {
    const checking = exerciseReducer(answered(), { type: 'check_started' });
    expect(exerciseReducer(checking, { type: 'selected', questionId: 'c1', given: 'C' })).toBe(checking);
    const done = checked(right, wrong);
    expect(exerciseReducer(done, { type: 'selected', questionId: 'c2', given: 'C' })).toBe(done);
  });

  it('is checked when the last verdict is there, not before', () => {
    const checking = exerciseReducer(answered(), { type: 'check_started' });
    const one = exerciseReducer(checking, { type: 'judged', questionId: 'c1', verdict: right });
    expect(one.phase).toBe('checking');
    expect(checked(right, right).phase).toBe('checked');
  });

  it('can be stopped while it is checked: verdicts stay, the rest is sent with the next check', () => {
    const checking = exerciseReducer(answered(), { type: 'check_started' });
    const one = exerciseReducer(checking, { type: 'judged', questionId: 'c1', verdict: right });
    const stopped = exerciseReducer(one, { type: 'check_stopped' });
    expect(stopped.phase).toBe('answering');
    expect(listUnjudged(stopped)).toEqual([{ questionId: 'c2', given: 'B' }]);
    const late = exerciseReducer(stopped, { type: 'judged', questionId: 'c2', verdict: wrong });
    expect(late).toBe(stopped);
    expect(exerciseReducer(answered(), { type: 'check_stopped' }).phase).toBe('answering');
  });

  it('is all correct only when each verdict says so', () => {
    expect(areAllCorrect(checked(right, right))).toBe(true);
    expect(areAllCorrect(checked(right, wrong))).toBe(false);
    expect(areAllCorrect(checked(right, { kind: 'unsent', failure: null }))).toBe(false);
  });

  it('sends another answer in the place of a wrong one at once, and only that', () => {
    const again = exerciseReducer(checked(right, wrong), { type: 'replaced', questionId: 'c2', given: 'D' });
    expect(again.phase).toBe('checking');
    expect(again.answers['c1']).toEqual({ selected: 'A', verdict: right });
    expect(listUnjudged(again)).toEqual([{ questionId: 'c2', given: 'D' }]);
    const end = exerciseReducer(again, { type: 'judged', questionId: 'c2', verdict: right });
    expect(areAllCorrect(end)).toBe(true);
  });

  it('never replaces a right answer, nor one that was not checked', () => {
    const done = checked(right, wrong);
    expect(exerciseReducer(done, { type: 'replaced', questionId: 'c1', given: 'D' })).toBe(done);
    const open = answered();
    expect(exerciseReducer(open, { type: 'replaced', questionId: 'c2', given: 'D' })).toBe(open);
  });

  it('sends an answer that never arrived once more, for it may be right', () => {
    const again = exerciseReducer(checked(right, { kind: 'unsent', failure: null }), { type: 'sent_again' });
    expect(listUnjudged(again)).toEqual([{ questionId: 'c2', given: 'B' }]);
    const allArrived = checked(right, wrong);
    expect(exerciseReducer(allArrived, { type: 'sent_again' })).toBe(allArrived);
  });

  it('starts again in review', () => {
    const review = exerciseReducer(checked(right, right), { type: 'practice_again' });
    expect(review).toMatchObject({ isReview: true, phase: 'answering' });
    expect(listUnjudged(review)).toEqual([]);
  });

  it('is closed when it was completed before, until it is practised again', () => {
    const closed = openExercise(['c1'], true);
    expect(exerciseReducer(closed, { type: 'selected', questionId: 'c1', given: 'A' })).toBe(closed);
    expect(exerciseReducer(closed, { type: 'practice_again' }).phase).toBe('answering');
  });
});
