import type { LearnerCaller } from './handler.ts';

/** What an access token of ours says. It may have expired: then it still tells which session it was of. */
export type ReadToken = { learnerId: string; sessionId: string; isExpired: boolean };

/** What the http layer asks of the accounts. */
export interface Authenticator {
  /** Null for anything that we never signed as an access token. */
  read(accessToken: string): Promise<ReadToken | null>;
  /** Throws `token_not_valid` unless the token has not expired and its session lives. */
  authenticate(token: ReadToken): Promise<LearnerCaller>;
}
