import type { Refuse } from '../../platform/errors/refuse.ts';
import { type AccountDeps, loggedAddress } from './account-deps.ts';
import { emailKey } from './identity-key.ts';

/** Demo accounts, whose password is public. */
export type DemoRule = {
  emails: readonly string[];
  /** Whether a browser on this machine may log in to them. No other browser ever may. */
  areOpenHere: boolean;
};

/**
 * Refuses logins to demo accounts in the words of a wrong password, except those of a developer at the machine of the
 * server. So neither a server in development behind a proxy nor one in production on the database of a development
 * opens them to the internet.
 */
export interface DemoLogins {
  refuse(refuse: Refuse<'login_failed'>, email: string, isFromThisMachine: boolean): void;
}

export function createDemoLogins(rule: DemoRule, deps: Pick<AccountDeps, 'keys' | 'log'>): DemoLogins {
  const known = new Set(rule.emails.map(emailKey));
  return {
    refuse(refuse, email, isFromThisMachine) {
      if (!known.has(emailKey(email)) || (isFromThisMachine && rule.areOpenHere)) return;
      deps.log.warn(
        { event: 'auth.demo_refused', ...loggedAddress(deps, email) },
        'a demo account opens only at localhost, outside production and without a proxy',
      );
      throw refuse('login_failed');
    },
  };
}
