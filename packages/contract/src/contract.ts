import { authContract } from './auth.contract.ts';
import { learnContract } from './learn.contract.ts';
import { subscriptionsContract } from './subscriptions.contract.ts';

/** Every call of the api, by feature. The api registers its routes from it, the web client is built from it. */
export const contract = {
  auth: authContract,
  learn: learnContract,
  subscriptions: subscriptionsContract,
};

export type Contract = typeof contract;
export type Feature = keyof Contract;

/** Follows the origin in every path. */
export const apiBase = '/api';
