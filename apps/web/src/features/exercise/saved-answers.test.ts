import { describe, expect, it } from 'vitest';
import { readOption } from '../../deck/multiple-choice/read-option.ts';
import { type ExerciseState, openExercise } from './exercise.reducer.ts';
import { packAnswers, unpackAnswers } from './saved-answers.ts';

const opened = openExercise(['c1', 'c2'], false);
const half: ExerciseState = {
  isReview: false,
  phase: 'answering',
  answers: { c1: { selected: 'A', verdict: null }, c2: { selected: null, verdict: null } },
};

describe('kept answers', () => {
  it('come back as they were', () => {
    expect(unpackAnswers(packAnswers(half), opened, readOption)).toEqual(half);
  });

  it('come back as checked with what was said of them', () => {
    const verdict = { kind: 'checked', is_correct: false, explanation: 'why' } as const;
    const done: ExerciseState = {
      isReview: true,
      phase: 'checked',
      answers: { c1: { selected: 'A', verdict }, c2: { selected: 'B', verdict } },
    };
    expect(unpackAnswers(packAnswers(done), opened, readOption)).toEqual(done);
  });

  it('that were on their way are to be checked again', () => {
    const checking: ExerciseState = { ...half, phase: 'checking' };
    expect(unpackAnswers(packAnswers(checking), opened, readOption).phase).toBe('answering');
    const unsent: ExerciseState = {
      ...half,
      answers: { ...half.answers, c1: { selected: 'A', verdict: { kind: 'unsent', failure: null } } },
    };
    expect(unpackAnswers(packAnswers(unsent), opened, readOption).answers['c1']?.verdict).toBeNull();
  });

  it('of other questions are left out', () => {
    expect(unpackAnswers(packAnswers(half), openExercise(['c9'], false), readOption).answers).toEqual({
      c9: { selected: null, verdict: null },
    });
  });

  it('that cannot be read change nothing', () => {
    for (const broken of [null, '', '{', '[]', '"x"', '{"answers":{"c1":{"selected":"Z"}}}']) {
      expect(unpackAnswers(broken, opened, readOption)).toBe(opened);
    }
  });

  it('do not open an exercise that was completed, when nothing was answered since', () => {
    const closed = openExercise(['c1', 'c2'], true);
    expect(unpackAnswers(packAnswers(closed), closed, readOption)).toBe(closed);
  });
});
