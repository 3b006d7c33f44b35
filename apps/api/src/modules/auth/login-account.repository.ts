import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Handle } from '../../platform/db/database.ts';
import { emailKey } from './identity-key.ts';
import { type LearnerRow, learnerOf, selectLearner } from './learner.repository.ts';
import {
  type PendingRegistration,
  registrationOf,
  selectNearest,
} from './pending-registration.repository.ts';
import { provenBrowser } from './proven-browser.repository.ts';

/** What a login needs to know of an address and of the browser that sent it. */
export type LoginAccount = {
  /** Null without an account. */
  learner: LearnerRow | null;
  /** The browser's own registration of the address, else the newest of another browser; null without one. */
  pending: PendingRegistration | null;
  /** True when the browser has proven the mailbox a short while ago. */
  hasProven: boolean;
};

/** Reads it in one statement, which is the same with and without an account. */
export async function readLoginAccount(
  db: Handle,
  { email, browser, now }: { email: string; browser: string; now: Date },
): Promise<LoginAccount> {
  const { learner, pending, proven } = await db
    .selectNoFrom([
      jsonObjectFrom(selectLearner(db).where('email_key', '=', emailKey(email))).as('learner'),
      jsonObjectFrom(selectNearest(db, browser, email)).as('pending'),
      provenBrowser(db, browser, email, now).as('proven'),
    ])
    .executeTakeFirstOrThrow();
  return {
    learner: learner === null ? null : learnerOf(learner),
    pending:
      pending === null ? null : registrationOf({ ...pending, created_at: new Date(pending.created_at) }),
    hasProven: proven !== null,
  };
}
