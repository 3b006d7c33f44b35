import { describe, expect, it } from 'vitest';
import { claimStorage, clearLearnerStorage, learnerStorage } from './learner-storage.ts';

describe('what the browser remembers of a learner', () => {
  it('uses the documented keys', () => {
    learnerStorage.rememberVideoWatched('v');
    learnerStorage.rememberCodeSuccess('q');
    learnerStorage.rememberCodeOutput('q', 'hello');
    learnerStorage.rememberPointsAwarded('q');
    learnerStorage.rememberExerciseCompleted('m');
    learnerStorage.rememberPersonalizedSuccess('p');
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      video_watched_v: 'true',
      code_success_q: 'true',
      code_output_q: 'hello',
      points_awarded_q: 'true',
      exercise_completed_m: 'true',
      personalized_success_p: 'true',
    });
  });

  it('stays when the same learner comes back', () => {
    claimStorage('l-1');
    learnerStorage.rememberCodeDraft('q', 'print(1)');
    claimStorage('l-1');
    expect(learnerStorage.readCodeDraft('q')).toBe('print(1)');
  });

  it('is gone when another learner comes', () => {
    claimStorage('l-1');
    learnerStorage.rememberCodeDraft('q', 'print(1)');
    claimStorage('l-2');
    expect(learnerStorage.readCodeDraft('q')).toBeNull();
  });

  it('is cleared without the choices of the browser', () => {
    localStorage.setItem('language', 'ta');
    localStorage.setItem('theme', 'dark');
    claimStorage('l-1');
    learnerStorage.rememberVideoWatched('v');
    clearLearnerStorage();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ language: 'ta', theme: 'dark' });
  });
});
