import type { contract, LoginSession } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import type { Randomness } from '../../platform/clock/clock.ts';
import { isRefusal } from '../../platform/errors/refuse.ts';
import { cookieNames } from '../../platform/http/cookies.ts';
import type { Csrf } from '../../platform/http/csrf.ts';
import type { CookieJar, Handlers, LearnerCaller } from '../../platform/http/handler.ts';
import { texts } from '../../texts.ts';
import type { Accounts } from './account.service.ts';
import type { CallSource } from './call-source.ts';
import type { DemoLogins } from './demo-logins.ts';
import { deviceOf } from './device.ts';
import type { OwnAccount } from './own-account.service.ts';
import type { ActiveSession } from './session.repository.ts';
import type { Sessions, Tokens } from './session.service.ts';

/** Restricts the refresh token cookie to account calls. */
const refreshPath = '/api/auth/';

const knownDeviceOptions = {
  maxAgeS: 365 * 24 * 3600,
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
} as const;

export type AuthRoutesDeps = {
  accounts: Accounts;
  ownAccount: OwnAccount;
  sessions: Sessions;
  csrf: Csrf;
  randomness: Randomness;
  demoLogins: DemoLogins;
};

export function createAuthHandlers(deps: AuthRoutesDeps): Handlers<typeof contract.auth> {
  return { ...accountHandlers(deps), ...sessionHandlers(deps), ...ownAccountHandlers(deps) };
}

type AccountCalls = Pick<
  typeof contract.auth,
  'register' | 'verifyEmail' | 'resendOtp' | 'requestLoginCode' | 'requestPasswordReset' | 'resetPassword'
>;

function accountHandlers({ accounts }: AuthRoutesDeps): Handlers<AccountCalls> {
  return {
    async register({ body, language, refuse, ...call }) {
      await accounts.register(refuse, { ...body, language, source: sourceOf(call) });
      return say('registered', language);
    },
    async verifyEmail({ body, language, refuse, ...call }) {
      await accounts.verifyEmail(refuse, body.email, body.otp, sourceOf(call));
      return say('verified', language);
    },
    async resendOtp({ body, language, ...call }) {
      await accounts.resendCode(body.email, sourceOf(call));
      return say('codeSent', language);
    },
    async requestLoginCode({ body, language, ...call }) {
      await accounts.requestLoginCode(body.email, sourceOf(call));
      return say('resetRequested', language);
    },
    async requestPasswordReset({ body, language, ...call }) {
      await accounts.requestPasswordReset(body.email, sourceOf(call));
      return say('resetRequested', language);
    },
    async resetPassword({ body, language, refuse, ...call }) {
      const { email, otp: code, new_password: newPassword } = body;
      await accounts.resetPassword(refuse, { email, code, newPassword, source: sourceOf(call) });
      return say('passwordReset', language);
    },
  };
}

type SessionCalls = Pick<typeof contract.auth, 'login' | 'user' | 'logout' | 'refreshToken'>;

function sessionHandlers({ accounts, sessions, csrf, demoLogins }: AuthRoutesDeps): Handlers<SessionCalls> {
  return {
    async login({ body, userAgent, caller, refuse, ...call }) {
      const { cookies } = call;
      demoLogins.refuse(refuse, body.email, call.isFromThisMachine);
      const { user, tokens, deviceCookie } = await accounts.logIn(refuse, {
        ...body,
        code: body.otp ?? null,
        source: sourceOf(call),
        device: deviceOf(userAgent),
        isShared: body.shared_phone,
      });
      if (caller !== null) await sessions.close(caller.sessionId);
      keep(cookies, tokens);
      if (deviceCookie === null) cookies.clear(cookieNames.knownDevice, '/');
      else cookies.set(cookieNames.knownDevice, deviceCookie, knownDeviceOptions);
      cookies.clear(cookieNames.visitor, '/');
      csrf.grant(cookies, tokens.sessionId);
      return { user };
    },
    user: ({ caller, refuse }) => accounts.getLearner(refuse, caller.learnerId),
    async logout({ cookies, caller, language }) {
      const refresh = cookies.get(cookieNames.refresh);
      if (refresh !== undefined) await sessions.closeByRefreshToken(refresh);
      if (caller !== null) await sessions.close(caller.sessionId);
      forget(cookies, csrf);
      cookies.clearSiteStorage();
      return say('loggedOut', language);
    },
    async refreshToken({ cookies, language, refuse }) {
      const refresh = cookies.get(cookieNames.refresh);
      // Clears nothing: another tab may have logged in since this call was sent.
      if (refresh === undefined) throw refuse('token_not_valid');
      try {
        keep(cookies, await sessions.refresh(refuse, refresh));
      } catch (error) {
        if (isRefusal(error)) forget(cookies, csrf);
        throw error;
      }
      return say('refreshed', language);
    },
  };
}

type OwnAccountCalls = Pick<
  typeof contract.auth,
  'changePassword' | 'sessions' | 'endSession' | 'endOtherSessions' | 'deleteAccount'
>;

function ownAccountHandlers({ ownAccount, sessions, csrf }: AuthRoutesDeps): Handlers<OwnAccountCalls> {
  const list = async ({ learnerId, sessionId }: LearnerCaller): Promise<LoginSession[]> =>
    (await sessions.listOf(learnerId)).map((session) => shownSession(session, sessionId));
  return {
    async changePassword({ body, caller, language, refuse }) {
      await ownAccount.changePassword(refuse, caller, body.current_password, body.new_password);
      return say('passwordChanged', language);
    },
    sessions: ({ caller }) => list(caller),
    async endSession({ params, caller, refuse }) {
      await sessions.closeOneOf(refuse, caller.learnerId, params.id);
      return list(caller);
    },
    async endOtherSessions({ caller }) {
      await sessions.closeOthersOf(caller.learnerId, caller.sessionId);
      return list(caller);
    },
    async deleteAccount({ body, caller, cookies, language, refuse }) {
      await ownAccount.delete(refuse, caller, body.password, body.confirmation);
      forget(cookies, csrf);
      cookies.clearSiteStorage();
      return say('deleted', language);
    },
  };
}

function sourceOf(call: { ip: string; browser: string; cookies: CookieJar }): CallSource {
  const { ip, browser, cookies } = call;
  return { ip, browser, deviceCookie: cookies.get(cookieNames.knownDevice) };
}

function shownSession(session: ActiveSession, currentId: string): LoginSession {
  return {
    id: session.id,
    browser: session.browser,
    system: session.system,
    started_at: session.startedAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    is_current: session.id === currentId,
    is_shared: session.isShared,
  };
}

function keep(cookies: CookieJar, { access, refresh, refreshForS, isShared }: Tokens): void {
  const maxAgeS = isShared ? null : refreshForS;
  // The access cookie outlives its token: an expired token still identifies the session of a logout.
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

type AccountMessage = keyof (typeof texts)[Language]['account'];

function say(message: AccountMessage, language: Language): { detail: string } {
  return { detail: texts[language].account[message] };
}
