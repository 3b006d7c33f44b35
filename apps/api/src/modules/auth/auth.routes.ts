import type { Bilingual, contract, Language } from '@python-learning/contract';
import type { Randomness } from '../../platform/clock/clock.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { cookieNames } from '../../platform/http/cookies.ts';
import type { Csrf } from '../../platform/http/csrf.ts';
import type { CookieJar, Handlers } from '../../platform/http/handler.ts';
import type { Accounts } from './account.service.ts';
import { accountMessages } from './account-messages.ts';
import type { Sessions, Tokens } from './session.service.ts';

/** The refresh token goes to the calls of accounts and to no other. */
const refreshPath = '/api/auth/';

export type AuthRoutesDeps = { accounts: Accounts; sessions: Sessions; csrf: Csrf; randomness: Randomness };

export function createAuthHandlers(deps: AuthRoutesDeps): Handlers<typeof contract.auth> {
  return { ...accountHandlers(deps), ...sessionHandlers(deps) };
}

type AccountCalls = Pick<
  typeof contract.auth,
  'register' | 'verifyEmail' | 'resendOtp' | 'requestPasswordReset' | 'resetPassword'
>;

function accountHandlers({ accounts }: AuthRoutesDeps): Handlers<AccountCalls> {
  return {
    async register({ body, language, ip }) {
      await accounts.register({ ...body, language, ip });
      return say(accountMessages.registered, language);
    },
    async verifyEmail({ body, language }) {
      await accounts.verifyEmail(body.email, body.otp);
      return say(accountMessages.verified, language);
    },
    async resendOtp({ body, language, ip }) {
      await accounts.resendCode(body.email, ip);
      return say(accountMessages.codeSent, language);
    },
    async requestPasswordReset({ body, language, ip }) {
      await accounts.requestPasswordReset(body.email, ip);
      return say(accountMessages.resetRequested, language);
    },
    async resetPassword({ body, language }) {
      await accounts.resetPassword(body.email, body.otp, body.new_password);
      return say(accountMessages.passwordReset, language);
    },
  };
}

type SessionCalls = Pick<typeof contract.auth, 'login' | 'user' | 'logout' | 'refreshToken'>;

function sessionHandlers({ accounts, sessions, csrf }: AuthRoutesDeps): Handlers<SessionCalls> {
  return {
    async login({ body, ip, cookies, caller }) {
      const { user, tokens } = await accounts.logIn(body.email, body.password, ip);
      if (caller !== null) await sessions.close(caller.sessionId);
      keep(cookies, tokens);
      cookies.clear(cookieNames.visitor, '/');
      csrf.grant(cookies, tokens.sessionId);
      return { user };
    },
    user: ({ caller }) => accounts.getLearner(caller.learnerId),
    async logout({ cookies, caller, language }) {
      const refresh = cookies.get(cookieNames.refresh);
      if (refresh !== undefined) await sessions.closeByRefreshToken(refresh);
      if (caller !== null) await sessions.close(caller.sessionId);
      forget(cookies, csrf);
      cookies.clearSiteStorage();
      return say(accountMessages.loggedOut, language);
    },
    async refreshToken({ cookies, language }) {
      try {
        const refresh = cookies.get(cookieNames.refresh);
        if (refresh === undefined) throw new AppError('token_not_valid');
        keep(cookies, await sessions.refresh(refresh));
      } catch (error) {
        if (error instanceof AppError) forget(cookies, csrf);
        throw error;
      }
      return say(accountMessages.refreshed, language);
    },
  };
}

function keep(cookies: CookieJar, { access, refresh, refreshForS: maxAgeS }: Tokens): void {
  // The access cookie outlives its token: an expired one still tells which session a logout is about.
  cookies.set(cookieNames.access, access, { maxAgeS, path: '/', httpOnly: true, sameSite: 'lax' });
  cookies.set(cookieNames.refresh, refresh, {
    maxAgeS,
    path: refreshPath,
    httpOnly: true,
    sameSite: 'strict',
  });
}

function forget(cookies: CookieJar, csrf: Csrf): void {
  cookies.clear(cookieNames.access, '/');
  cookies.clear(cookieNames.refresh, refreshPath);
  csrf.ensure(cookies, null);
}

function say(message: Bilingual, language: Language): { detail: string } {
  return { detail: message[language] };
}
