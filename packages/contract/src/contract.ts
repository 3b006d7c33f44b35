import { authContract } from './auth.contract.ts';
import { badgesContract } from './badges.contract.ts';
import { certificatesContract } from './certificates.contract.ts';
import { contactContract } from './contact.contract.ts';
import { courseContract } from './course.contract.ts';
import { deckContract } from './deck.contract.ts';
import { exerciseContract } from './exercise.contract.ts';
import { glossaryContract } from './glossary.contract.ts';
import { paymentsContract } from './payments.contract.ts';
import { personalizedContract } from './personalized.contract.ts';
import { practiceContract } from './practice.contract.ts';
import { programsContract } from './programs.contract.ts';
import { progressContract } from './progress.contract.ts';
import { settingsContract } from './settings.contract.ts';
import { sharesContract } from './shares.contract.ts';
import { streakContract } from './streak.contract.ts';
import { subscriptionsContract } from './subscriptions.contract.ts';
import { visitsContract } from './visits.contract.ts';

/**
 * Every call of the api, by the module that answers it. The api registers its routes from it, the web client is built
 * from it.
 */
export const contract = {
  auth: authContract,
  course: courseContract,
  practice: practiceContract,
  programs: programsContract,
  shares: sharesContract,
  exercise: exerciseContract,
  progress: progressContract,
  badges: badgesContract,
  streak: streakContract,
  deck: deckContract,
  personalized: personalizedContract,
  glossary: glossaryContract,
  subscriptions: subscriptionsContract,
  payments: paymentsContract,
  contact: contactContract,
  settings: settingsContract,
  certificates: certificatesContract,
  visits: visitsContract,
};

export type Contract = typeof contract;

/** Prefix of every path, after the origin. */
export const apiBase = '/api';
