import {
  authContract,
  badgesContract,
  courseContract,
  deckContract,
  exerciseContract,
  glossaryContract,
  practiceContract,
  programsContract,
  progressContract,
  settingsContract,
  streakContract,
  subscriptionsContract,
} from '@python-learning/contract';
import { callsOf } from './calls-of.ts';

/**
 * The calls that several screens make: `api.practice.submitCode({ params: { id }, body: { code }, signal })`. Calls of few
 * screens are in files of their own, so that their shapes load with these screens.
 */
export const api = {
  auth: callsOf(authContract),
  course: callsOf(courseContract),
  practice: callsOf(practiceContract),
  programs: callsOf(programsContract),
  exercise: callsOf(exerciseContract),
  progress: callsOf(progressContract),
  badges: callsOf(badgesContract),
  streak: callsOf(streakContract),
  deck: callsOf(deckContract),
  glossary: callsOf(glossaryContract),
  subscriptions: callsOf(subscriptionsContract),
  settings: callsOf(settingsContract),
};
