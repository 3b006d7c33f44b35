import { achievementsContract } from './achievements.contract.ts';
import { authContract } from './auth.contract.ts';
import { certificatesContract } from './certificates.contract.ts';
import { contactContract } from './contact.contract.ts';
import { glossaryContract } from './glossary.contract.ts';
import { learnContract } from './learn.contract.ts';
import { personalizedContract } from './personalized.contract.ts';
import { reviewContract } from './review.contract.ts';
import { settingsContract } from './settings.contract.ts';
import { paymentsContract, subscriptionsContract } from './subscriptions.contract.ts';

/** Every call of the api, by feature. The api registers its routes from it, the web client is built from it. */
export const contract = {
  auth: authContract,
  learn: learnContract,
  achievements: achievementsContract,
  review: reviewContract,
  personalized: personalizedContract,
  glossary: glossaryContract,
  subscriptions: subscriptionsContract,
  payments: paymentsContract,
  contact: contactContract,
  settings: settingsContract,
  certificates: certificatesContract,
};

export type Contract = typeof contract;
export type Feature = keyof Contract;

/** Prefix of every path, after the origin. */
export const apiBase = '/api';
