import { describe, expect, it } from 'vitest';
import { clearLearnerStorage, learnerStorage, markStorageOwner } from './learner-storage.ts';

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

  it('is cleared without the choices of the browser', () => {
    localStorage.setItem('language', 'ta');
    localStorage.setItem('theme', 'dark');
    markStorageOwner('l-1');
    learnerStorage.rememberVideoWatched('v');
    clearLearnerStorage();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ language: 'ta', theme: 'dark' });
  });
});
