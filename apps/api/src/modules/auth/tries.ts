import { isRefusal, type Refuse } from '../../platform/errors/refuse.ts';
import { takeShare, usesOfShare } from '../../platform/limits/fair-share.ts';
import { type AccountDeps, hidden } from './account-deps.ts';
import type { CodePurpose } from './auth.tables.ts';
import type { CallSource } from './call-source.ts';
import { emailKey } from './identity-key.ts';
import type { LoginAccount } from './login-account.repository.ts';
import { isMailboxCode } from './mailed-code.service.ts';

/**
 * Counts a login attempt, in one statement. Resolves with the key of its counter. Two kinds
 * of callers have counters of their own, so that neither wrong attempts of others nor a crowd behind the same network
 * address can lock them out: browsers in which the learner was logged in before, and callers who prove the mailbox by a
 * code or did so just now.
 */
export async function takeLoginTry(
  deps: AccountDeps,
  refuse: Refuse<'login_paused'>,
  { email, source, provesMailbox }: { email: string; source: CallSource; provesMailbox: boolean },
  { learner, hasProven }: LoginAccount,
): Promise<string> {
  const { limiter, rules } = deps;
  const ofAddress = addressKeys(deps, email);
  const mark = deps.knownDevices.findMark(source.deviceCookie, learner);
  const isOwner = provesMailbox || hasProven;
  const ofBrowser = mark === null ? ofAddress.strangers : `login-device:${hidden(deps, mark)}`;
  const key = isOwner ? ofAddress.owners : ofBrowser;
  const ofPlace = usesOfShare('login', placeOf(deps, source), {
    perNetwork: rules.loginsPerAddress,
    perBrowser: rules.loginsPerBrowser,
    windowS: rules.loginWindowS,
  });
  const ofAccount = { key, limit: rules.loginFailures, windowS: rules.loginWindowS };
  try {
    await limiter.takeInTurn(mark === null && !isOwner ? [...ofPlace, ofAccount] : [ofAccount]);
  } catch (error) {
    throw isRefusal(error, 'too_many_requests') ? refuse('login_paused', error.details) : error;
  }
  return key;
}

/** Ends the pause of an account. */
export async function clearLoginTries(deps: AccountDeps, email: string): Promise<void> {
  const { strangers, owners } = addressKeys(deps, email);
  await deps.limiter.clear(strangers);
  await deps.limiter.clear(owners);
}

/** Counters of wrong passwords for an address: of those who proved its mailbox, and of all others. */
function addressKeys(deps: AccountDeps, email: string): { strangers: string; owners: string } {
  const address = hidden(deps, emailKey(email));
  return { strangers: `login:${address}`, owners: `login-mailbox:${address}` };
}

/**
 * Counts an attempt to enter a mailed code, before any lookup. A mailbox code is too long to guess, so neither its
 * browser nor its network has a limit that others could use up. Throws `too_many_requests`.
 */
export async function takeCodeTry(deps: AccountDeps, source: CallSource, code: string): Promise<void> {
  if (isMailboxCode(code)) return;
  const { rules } = deps;
  await takeShare(deps.limiter, 'code-try', placeOf(deps, source), {
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

/**
 * Counts a requested mail in the browser's network. The first mail of an hour to an address of an account is sent even
 * where strangers have used up what their network may ask for: only the addresses of accounts get such mails. Throws
 * `too_many_requests`.
 */
export async function takeMailTurnOfNetwork(
  deps: AccountDeps,
  purpose: CodePurpose,
  email: string,
  source: CallSource,
): Promise<void> {
  const { rules, limiter } = deps;
  const place = placeOf(deps, source);
  try {
    await takeShare(limiter, 'mail', place, {
      perNetwork: rules.codesPerAddressAndHour,
      perBrowser: rules.codesPerBrowserAndHour,
      windowS: 3600,
    });
  } catch (error) {
    if (!isRefusal(error, 'too_many_requests') || purpose === 'verify_email') throw error;
    await limiter.take(`mail-first:${place.network}:${hidden(deps, emailKey(email))}`, 1, 3600);
  }
}

function placeOf(deps: AccountDeps, { ip, browser }: CallSource): { network: string; browser: string } {
  return { network: hidden(deps, ip), browser };
}
