import { takeShare } from '../../platform/limits/fair-share.ts';
import { type AccountDeps, hidden } from './account-deps.ts';
import type { CallSource } from './call-source.ts';
import { emailKey } from './identity-key.ts';
import { createLearnerRepository } from './learner.repository.ts';

/**
 * Counts a login attempt and resolves with the key of its counter. A browser in which the learner was logged in before
 * has a counter of its own: neither wrong attempts of others nor a crowd behind the same network address can lock it
 * out. Throws `too_many_requests`.
 */
export async function takeLoginTry(deps: AccountDeps, email: string, source: CallSource): Promise<string> {
  const { limiter, rules } = deps;
  const learner = await createLearnerRepository(deps.db).findByEmail(email);
  const mark = deps.knownDevices.findMark(source.deviceCookie, learner);
  const key = mark === null ? `login:${hidden(deps, emailKey(email))}` : `login-device:${hidden(deps, mark)}`;
  if (mark === null) {
    await takeShare(limiter, 'login', placeOf(deps, source), {
      perNetwork: rules.loginsPerAddress,
      perBrowser: rules.loginsPerBrowser,
      windowS: rules.loginWindowS,
    });
  }
  await limiter.take(key, rules.loginFailures, rules.loginWindowS);
  return key;
}

/** Counts an attempt to enter a mailed code, before any lookup. Throws `too_many_requests`. */
export function takeCodeTry(deps: AccountDeps, source: CallSource): Promise<void> {
  const { rules } = deps;
  return takeShare(deps.limiter, 'code-try', placeOf(deps, source), {
    perNetwork: rules.codeTriesPerAddress,
    perBrowser: rules.codeTriesPerBrowser,
    windowS: rules.codeTriesWindowS,
  });
}

/** Counts one registration. Throws `too_many_requests`. */
export function takeRegistrationTurn(deps: AccountDeps, source: CallSource): Promise<void> {
  const { rules } = deps;
  return takeShare(deps.limiter, 'register', placeOf(deps, source), {
    perNetwork: rules.registrationsPerAddressAndHour,
    perBrowser: rules.registrationsPerBrowserAndHour,
    windowS: 3600,
  });
}

/** Counts a requested mail, whatever its address. Throws `too_many_requests`. */
export function takeMailTurnOfNetwork(deps: AccountDeps, source: CallSource): Promise<void> {
  const { rules } = deps;
  return takeShare(deps.limiter, 'mail', placeOf(deps, source), {
    perNetwork: rules.codesPerAddressAndHour,
    perBrowser: rules.codesPerBrowserAndHour,
    windowS: 3600,
  });
}

function placeOf(deps: AccountDeps, { ip, browser }: CallSource): { network: string; browser: string } {
  return { network: hidden(deps, ip), browser };
}
