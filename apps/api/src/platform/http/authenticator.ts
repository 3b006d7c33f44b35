import type { Permission } from '../db/claim.ts';
import type { LearnerCaller } from './handler.ts';

/** Content of an access token that we signed. An expired one still identifies its session. */
export type ReadToken = { learnerId: string; sessionId: string; isExpired: boolean };

/** What the HTTP layer needs from the accounts module. */
export interface Authenticator {
  /** Null for anything that we did not sign as an access token. */
  read(accessToken: string): ReadToken | null;
  /** Null unless the token is unexpired and its session valid. */
  authenticate(token: ReadToken): Promise<LearnerCaller | null>;
  /** Met while the session of the caller is valid, for a statement that proves it as a part of itself. */
  isLiving(caller: LearnerCaller): Permission;
}
