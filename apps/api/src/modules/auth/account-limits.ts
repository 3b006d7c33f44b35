const minute = 60;
const hour = 3600;
const day = 24 * hour;

/** How long things last and how often they may be tried, in seconds and counts. Tests and benchmarks pass their own. */
export const accountRules = {
  accessTokenS: 10 * minute,
  refreshIdleS: 14 * day,
  sessionS: 90 * day,
  /** Two tabs that refresh at the same moment both get the new tokens within this time. */
  refreshLeewayS: 10,
  codeS: 10 * minute,
  codeAttempts: 5,
  codePauseS: 60,
  codesPerHour: 5,
  loginFailures: 10,
  loginWindowS: 15 * minute,
  /** A whole school may share one address. */
  loginsPerAddress: 300,
  codesPerAddressAndHour: 200,
  registrationsPerAddressAndHour: 200,
  /** An address that was never proven keeps its username no longer than this. */
  unverifiedKeepsNameS: day,
};

export type AccountRules = typeof accountRules;
