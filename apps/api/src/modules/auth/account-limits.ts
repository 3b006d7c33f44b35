const minute = 60;
const hour = 3600;
const day = 24 * hour;

/** How long things last and how often they may be tried, in seconds and counts. Tests and benchmarks pass their own. */
export const accountRules = {
  accessTokenS: 10 * minute,
  refreshIdleS: 14 * day,
  sessionS: 90 * day,
  /** On a phone that others use too. */
  sharedIdleS: 2 * hour,
  /** Two tabs that refresh at the same moment both get the new tokens within this time. */
  refreshLeewayS: 10,
  codeS: 10 * minute,
  codeAttempts: 5,
  /** Mails to one address that one browser may ask for: a minute apart, and so many in an hour. */
  codePauseS: 60,
  codesPerHour: 5,
  /** Browsers that may begin to ask for mails to one address in an hour: in all, and behind one network. */
  codeBrowsersPerHour: 3,
  codeBrowsersPerNetworkAndHour: 2,
  /** Wrong passwords for one account: from browsers that are new to it together, and from each known one alone. */
  loginFailures: 10,
  loginWindowS: 15 * minute,
  /** A whole school, or a town behind its carrier, may share one address; one browser may use a share of it. */
  loginsPerAddress: 300,
  loginsPerBrowser: 60,
  codesPerAddressAndHour: 200,
  codesPerBrowserAndHour: 20,
  registrationsPerAddressAndHour: 200,
  registrationsPerBrowserAndHour: 20,
  /** Codes that are typed in. What a code may be compared with is counted at the code itself. */
  codeTriesPerAddress: 1000,
  codeTriesPerBrowser: 40,
  codeTriesWindowS: 15 * minute,
  /** An address that was never proven keeps its username no longer than this. */
  unverifiedKeepsNameS: day,
};

export type AccountRules = typeof accountRules;
