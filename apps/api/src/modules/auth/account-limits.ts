const minute = 60;
const hour = 3600;
const day = 24 * hour;

/** Lifetimes in seconds, and limits in counts. Tests and benchmarks pass their own. */
export const accountRules = {
  accessTokenS: 10 * minute,
  refreshIdleS: 14 * day,
  sessionS: 90 * day,
  /** Idle time of a session on a device that other people use too. */
  sharedIdleS: 2 * hour,
  /** Window in which two tabs that refresh at the same moment both get the new tokens. */
  refreshLeewayS: 10,
  codeS: 10 * minute,
  codeAttempts: 5,
  /** Code mails per browser and address: pause between two, in seconds, and maximum in an hour. */
  codePauseS: 60,
  codesPerHour: 5,
  /** Mails to one address in an hour that were requested by browsers in which its owner was never logged in. */
  mailsPerAddressAndHour: 5,
  /**
   * Lifetime of the code that works in any browser. Longer than the hour above, so that an address whose mails are used
   * up has a valid code in its mailbox.
   */
  mailboxCodeS: 2 * hour,
  /** Time after a proof of the mailbox in which logins of the same browser are not paused by others. */
  provenS: 15 * minute,
  /**
   * Wrong passwords for one account: for all new browsers together, and for each known browser alone.
   */
  loginFailures: 10,
  loginWindowS: 15 * minute,
  /**
   * Limits per network address, which a whole school or a town behind its carrier may share, and per browser.
   */
  loginsPerAddress: 300,
  loginsPerBrowser: 60,
  codesPerAddressAndHour: 200,
  codesPerBrowserAndHour: 20,
  registrationsPerAddressAndHour: 200,
  registrationsPerBrowserAndHour: 20,
  /** Limits for entered codes. Attempts at one code are also limited by `codeAttempts`. */
  codeTriesPerAddress: 1000,
  codeTriesPerBrowser: 40,
  codeTriesWindowS: 15 * minute,
  /** Maximum time that a registration with an unproven address reserves its username. */
  unverifiedKeepsNameS: day,
};

export type AccountRules = typeof accountRules;
