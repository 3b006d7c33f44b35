import { localSettingsKeys, readStored as read, writeStored as write } from '../settings/stored-settings.ts';
import { deviceKeys } from './device-storage.ts';
import { draftKeyOf } from './draft-key.ts';
import { firstProgramKeys } from './first-program.ts';
import { sharedWishKeys } from './shared-wish.ts';

const ownerKey = 'storage_owner';
const deckAnswersKey = 'deck_answers';
const celebratedKey = 'celebrated_milestones';

/** Data of a learner in the browser. Without storage, nothing is saved and nothing fails. */
export const learnerStorage = {
  isVideoWatched: (contentId: string) => read(`video_watched_${contentId}`) === 'true',
  rememberVideoWatched: (contentId: string) => write(`video_watched_${contentId}`, 'true'),
  forgetVideoWatched: (contentId: string) => write(`video_watched_${contentId}`, null),

  /** True once the learner went from the lesson to the practice without watching it. */
  isPracticeChosen: (milestoneId: string) => read(`practice_chosen_${milestoneId}`) === 'true',
  rememberPracticeChosen: (milestoneId: string) => write(`practice_chosen_${milestoneId}`, 'true'),
  forgetPracticeChosen: (milestoneId: string) => write(`practice_chosen_${milestoneId}`, null),

  rememberCodeSuccess: (questionId: string) => write(`code_success_${questionId}`, 'true'),
  forgetCodeSuccess: (questionId: string) => write(`code_success_${questionId}`, null),

  readCodeOutput: (questionId: string) => read(`code_output_${questionId}`),
  rememberCodeOutput: (questionId: string, output: string) => write(`code_output_${questionId}`, output),
  forgetCodeOutput: (questionId: string) => write(`code_output_${questionId}`, null),

  /** The last run of a task, with everything it said. */
  readCodeResult: (taskId: string) => read(`code_result_${taskId}`),
  rememberCodeResult: (taskId: string, run: string) => write(`code_result_${taskId}`, run),
  forgetCodeResult: (taskId: string) => write(`code_result_${taskId}`, null),
  /** Ids of the tasks whose last run is kept, the newest at the end. */
  listCodeResults: () => read('code_results')?.split(' ') ?? [],
  rememberCodeResults: (taskIds: readonly string[]) => write('code_results', taskIds.join(' ')),

  rememberPointsAwarded: (questionId: string) => write(`points_awarded_${questionId}`, 'true'),
  forgetPointsAwarded: (questionId: string) => write(`points_awarded_${questionId}`, null),

  rememberExerciseCompleted: (milestoneId: string) => write(`exercise_completed_${milestoneId}`, 'true'),
  forgetExerciseCompleted: (milestoneId: string) => write(`exercise_completed_${milestoneId}`, null),

  rememberPersonalizedSuccess: (exerciseId: string) => write(`personalized_success_${exerciseId}`, 'true'),

  readPersonalizedRun: (exerciseId: string) => read(`personalized_run_${exerciseId}`),
  rememberPersonalizedRun: (exerciseId: string, run: string) => write(`personalized_run_${exerciseId}`, run),
  forgetPersonalizedRun: (exerciseId: string) => write(`personalized_run_${exerciseId}`, null),

  /** The learner's own question that is not sent yet. */
  readCustomQuestion: () => read('custom_question') ?? '',
  rememberCustomQuestion: (question: string) => write('custom_question', question),

  readCodeDraft: (questionId: string) => read(draftKeyOf(questionId)),
  rememberCodeDraft: (questionId: string, code: string) => write(draftKeyOf(questionId), code),
  forgetCodeDraft: (questionId: string) => write(draftKeyOf(questionId), null),

  readExerciseAnswers: (milestoneId: string) => read(`exercise_answers_${milestoneId}`),
  rememberExerciseAnswers: (milestoneId: string, answers: string) =>
    write(`exercise_answers_${milestoneId}`, answers),
  forgetExerciseAnswers: (milestoneId: string) => write(`exercise_answers_${milestoneId}`, null),

  readLessonPosition: (lessonId: string) => read(`lesson_place_${lessonId}`),
  rememberLessonPosition: (lessonId: string, place: string) => write(`lesson_place_${lessonId}`, place),
  forgetLessonPosition: (lessonId: string) => write(`lesson_place_${lessonId}`, null),

  /** The answer that the learner last chose where a lesson asked what a program will show. */
  readLessonGuess: (guess: string) => read(`lesson_guess_${guess}`),
  rememberLessonGuess: (guess: string, answer: string) => write(`lesson_guess_${guess}`, answer),

  /** The learner's choices of all devices, as this one last knew them. */
  readAccountSettings: () => read('account_settings'),
  rememberAccountSettings: (settings: string) => write('account_settings', settings),

  /** The name on the certificates; it never leaves the browser unless the learner shows it. */
  readCertificateName: () => read('certificate_name'),
  rememberCertificateName: (name: string) => write('certificate_name', name),

  /** Ids of the badges that the dashboard has shown; null before it has shown any. */
  readSeenBadges: () => read('seen_badges')?.split(' ') ?? null,
  rememberSeenBadges: (ids: readonly string[]) => write('seen_badges', ids.join(' ')),

  /** What was chosen for free tasks and is not sent yet. */
  readTaskChoices: () => read('task_choices'),
  rememberTaskChoices: (choices: string | null) => write('task_choices', choices),

  /** Answers to cards that are not sent yet. */
  readDeckAnswers: () => read(deckAnswersKey),
  rememberDeckAnswers: (answers: string | null) => write(deckAnswersKey, answers),

  /** True if the cards between the lessons and the practice were answered or skipped. */
  isLessonDeckClosed: (milestoneId: string) => read(`lesson_deck_closed_${milestoneId}`) === 'true',
  rememberLessonDeckClosed: (milestoneId: string) => write(`lesson_deck_closed_${milestoneId}`, 'true'),

  /** The learner's active session, as text; null without one. */
  readActiveSession: () => read('sitting'),
  rememberActiveSession: (activeSession: string) => write('sitting', activeSession),

  /** How many completed milestones the dashboard has celebrated. */
  readCelebrated: () => Number(read(celebratedKey) ?? 0),
  rememberCelebrated: (completed: number) => write(celebratedKey, String(completed)),
};

let turn = 0;
/** The learner of this tab. Another tab may have cleared the storage. */
let ownerHere: string | null = null;
const savers = new Set<() => void>();

/** A number that changes when the storage is cleared for the next learner. */
export function learnerTurn(): number {
  return turn;
}

/** The learner whose work is in the storage; null without one. */
export function storageOwner(): string | null {
  return read(ownerKey) ?? ownerHere;
}

export function isStorageOf(learnerId: string): boolean {
  return read(ownerKey) === learnerId;
}

export function markStorageOwner(learnerId: string): void {
  ownerHere = learnerId;
  write(ownerKey, learnerId);
}

/** Whether a learner has logged in here and not out since. */
export function isStorageClaimed(): boolean {
  return read(ownerKey) !== null;
}

/** Registers a function that stores what is typed and not stored yet. Returns a function that removes it. */
export function onSaveTyped(save: () => void): () => void {
  savers.add(save);
  return () => savers.delete(save);
}

/** Stores what is typed at this moment, before the storage is left. */
export function saveTyped(): void {
  for (const save of savers) save();
}

/** Clears the storage except the settings of the browser and its device, and what a visitor made who is no learner yet. */
export function clearLearnerStorage(): void {
  turn += 1;
  const isVisitors = storageOwner() === null;
  ownerHere = null;
  try {
    const staying = [
      ...localSettingsKeys,
      ...deviceKeys,
      ...(isVisitors ? [...firstProgramKeys, ...sharedWishKeys] : []),
    ];
    for (const key of Object.keys(localStorage)) {
      if (!staying.includes(key)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to clear.
  }
}
