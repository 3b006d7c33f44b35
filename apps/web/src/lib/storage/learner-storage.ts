import { languageKey } from '../language/language.ts';
import { themeKey } from '../theme/theme.ts';

/** Choices of this browser, whoever uses it; they outlive every learner. */
const keptKeys = [languageKey, themeKey];
const ownerKey = 'storage_owner';

/** What the browser remembers of a learner. Where storage is closed to us, nothing is remembered and nothing breaks. */
export const learnerStorage = {
  isVideoWatched: (contentId: string) => read(`video_watched_${contentId}`) === 'true',
  rememberVideoWatched: (contentId: string) => write(`video_watched_${contentId}`, 'true'),
  forgetVideoWatched: (contentId: string) => remove(`video_watched_${contentId}`),

  isCodeSuccess: (questionId: string) => read(`code_success_${questionId}`) === 'true',
  rememberCodeSuccess: (questionId: string) => write(`code_success_${questionId}`, 'true'),
  forgetCodeSuccess: (questionId: string) => remove(`code_success_${questionId}`),

  readCodeOutput: (questionId: string) => read(`code_output_${questionId}`),
  rememberCodeOutput: (questionId: string, output: string) => write(`code_output_${questionId}`, output),
  forgetCodeOutput: (questionId: string) => remove(`code_output_${questionId}`),

  arePointsAwarded: (questionId: string) => read(`points_awarded_${questionId}`) === 'true',
  rememberPointsAwarded: (questionId: string) => write(`points_awarded_${questionId}`, 'true'),
  forgetPointsAwarded: (questionId: string) => remove(`points_awarded_${questionId}`),

  isExerciseCompleted: (milestoneId: string) => read(`exercise_completed_${milestoneId}`) === 'true',
  rememberExerciseCompleted: (milestoneId: string) => write(`exercise_completed_${milestoneId}`, 'true'),
  forgetExerciseCompleted: (milestoneId: string) => remove(`exercise_completed_${milestoneId}`),

  isPersonalizedSuccess: (exerciseId: string) => read(`personalized_success_${exerciseId}`) === 'true',
  rememberPersonalizedSuccess: (exerciseId: string) => write(`personalized_success_${exerciseId}`, 'true'),

  readCodeDraft: (questionId: string) => read(`code_draft_${questionId}`),
  rememberCodeDraft: (questionId: string, code: string) => write(`code_draft_${questionId}`, code),
  forgetCodeDraft: (questionId: string) => remove(`code_draft_${questionId}`),

  readExerciseAnswers: (milestoneId: string) => read(`exercise_answers_${milestoneId}`),
  rememberExerciseAnswers: (milestoneId: string, answers: string) =>
    write(`exercise_answers_${milestoneId}`, answers),
  forgetExerciseAnswers: (milestoneId: string) => remove(`exercise_answers_${milestoneId}`),
};

/** Makes the storage this learner's; what another learner left behind is cleared first. */
export function claimStorage(learnerId: string): void {
  const owner = read(ownerKey);
  if (owner === learnerId) return;
  if (owner !== null) clearLearnerStorage();
  write(ownerKey, learnerId);
}

/** Empties the storage; language and theme stay, they belong to the browser. */
export function clearLearnerStorage(): void {
  const kept = keptKeys.map((key) => [key, read(key)] as const);
  try {
    localStorage.clear();
  } catch {
    return;
  }
  for (const [key, value] of kept) if (value !== null) write(key, value);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or closed storage costs the convenience only; the server has what counts.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
