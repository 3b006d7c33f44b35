import type { Handle } from '../../platform/db/database.ts';
import { createConsentsRepository } from './consents.repository.ts';
import { createSharesRepository, type Share } from './shares.repository.ts';

/** Whether children may share programs before a guardian has said so. The law of the place decides it. */
export type ConsentRule = { isRequired: boolean };

/**
 * Whether a learner may share programs.
 * @param consent what a guardian decided; null where nobody said anything
 */
export function maySharePrograms({ isRequired }: ConsentRule, consent: boolean | null): boolean {
  return consent ?? !isRequired;
}

/** Whether this learner may share programs. */
export async function isAllowedToShare(
  handle: Handle,
  rule: ConsentRule,
  learnerId: string,
): Promise<boolean> {
  return maySharePrograms(rule, await createConsentsRepository(handle).find(learnerId));
}

/** Finds what strangers see behind a code: null for a link that is not open, and for one whose learner may not share. */
export async function findShown(handle: Handle, rule: ConsentRule, code: string): Promise<Share | null> {
  const share = await createSharesRepository(handle).findOpen(code);
  return share !== null && (await isAllowedToShare(handle, rule, share.learnerId)) ? share : null;
}
