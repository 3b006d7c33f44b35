import { AppError } from '../../platform/errors/app-error.ts';
import { type AccountDeps, hidden } from './account-deps.ts';
import type { CodePurpose } from './auth.tables.ts';
import type { CallSource } from './call-source.ts';
import { emailKey } from './identity-key.ts';
import { createLearnerRepository } from './learner.repository.ts';
import { takeMailTurnOfNetwork } from './tries.ts';

/**
 * Counts a code mail to a known or an unknown address alike, so that a refusal reveals nothing. Each browser has its
 * own hourly limit for each address. Only the first mail of a browser in that hour also counts for its network and for
 * the address: exhausting those does not affect browsers that already have a code, nor browsers in which the owner was
 * logged in before. Throws `too_many_requests`.
 */
export async function takeMailTurn(
  deps: AccountDeps,
  purpose: CodePurpose,
  email: string,
  source: CallSource,
): Promise<void> {
  const { limiter, rules } = deps;
  const learner = await createLearnerRepository(deps.db).findByEmail(email);
  const mark = deps.knownDevices.findMark(source.deviceCookie, learner);
  const place = `${purpose}:${hidden(deps, emailKey(email))}`;
  const browser = `${place}:${mark === null ? source.browser : hidden(deps, mark)}`;
  // Count the caller's own limits first: an exhausted caller cannot use up those of the address.
  if (mark === null) await takeMailTurnOfNetwork(deps, source);
  await limiter.take(`mail-pause:${browser}`, 1, rules.codePauseS);
  const mails = await limiter.take(`mail-hour:${browser}`, rules.codesPerHour, 3600);
  if (mark !== null || mails > 1) return;
  try {
    const network = hidden(deps, source.ip);
    await limiter.take(`mail-network:${place}:${network}`, rules.codeBrowsersPerNetworkAndHour, 3600);
    await limiter.take(`mail-address:${place}`, rules.codeBrowsersPerHour, 3600);
  } catch (error) {
    // Otherwise the next mail would not count as the browser's first.
    await limiter.clear(`mail-hour:${browser}`);
    throw error;
  }
}

/**
 * Counts the code mail of a registration; false when a limit is reached. The registration is valid without a mail,
 * because its code can be requested later.
 */
export async function hasMailTurn(
  deps: AccountDeps,
  purpose: CodePurpose,
  email: string,
  source: CallSource,
): Promise<boolean> {
  try {
    await takeMailTurn(deps, purpose, email, source);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}
