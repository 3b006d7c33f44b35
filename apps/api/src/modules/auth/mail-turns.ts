import { isRefusal } from '../../platform/errors/refuse.ts';
import { type AccountDeps, hidden, type MailTurn } from './account-deps.ts';
import type { CodePurpose } from './auth.tables.ts';
import type { CallSource } from './call-source.ts';
import { emailKey } from './identity-key.ts';
import { createLearnerRepository } from './learner.repository.ts';
import { takeMailTurnOfNetwork } from './tries.ts';

/**
 * Counts a request for a code mail, to a known or an unknown address alike, so that a refusal reveals nothing. Each
 * browser has limits of its own for each address; browsers in which the owner was never logged in also share those of
 * their network. No limit of the address refuses a request. Throws `too_many_requests`.
 */
export async function takeMailTurn(
  deps: AccountDeps,
  purpose: CodePurpose,
  email: string,
  source: CallSource,
): Promise<MailTurn> {
  const { limiter, rules } = deps;
  const learner = await createLearnerRepository(deps.db).findByEmail(email);
  const mark = deps.knownDevices.findMark(source.deviceCookie, learner);
  const browser = mark === null ? source.browser : hidden(deps, mark);
  const place = `${purpose}:${hidden(deps, emailKey(email))}:${browser}`;
  if (mark === null) await takeMailTurnOfNetwork(deps, purpose, email, source);
  await limiter.takeInTurn([
    { key: `mail-pause:${place}`, limit: 1, windowS: rules.codePauseS },
    { key: `mail-hour:${place}`, limit: rules.codesPerHour, windowS: 3600 },
  ]);
  return { isOwners: mark !== null };
}

/**
 * Counts the code mail of a registration; null when a limit is reached. The registration is valid without a mail,
 * because its code can be requested later.
 */
export async function findMailTurn(
  deps: AccountDeps,
  purpose: CodePurpose,
  email: string,
  source: CallSource,
): Promise<MailTurn | null> {
  try {
    return await takeMailTurn(deps, purpose, email, source);
  } catch (error) {
    if (isRefusal(error, 'too_many_requests')) return null;
    throw error;
  }
}
