import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import { isSame, type Keys, sign } from '../../platform/crypto/keys.ts';
import { type Database, type Handle, withTransaction } from '../../platform/db/database.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { AccountRules } from './account-limits.ts';
import { emailKey } from './identity-key.ts';
import { createMailboxCodeRepository } from './mailbox-code.repository.ts';
import { type CodeOwner, createOneTimeCodeRepository } from './one-time-code.repository.ts';

export type RefuseCode = Refuse<'otp_invalid'>;

/**
 * Codes that are mailed to an address. A one-time code is short, and valid only in the browser that requested it, so
 * that nobody else can use up its tries. A mailbox code is too long to guess, so it needs no limit of tries and is valid
 * in every browser: it proves the mailbox.
 */
export interface MailedCodes {
  /** Creates a one-time code and invalidates the owner's former one. Stores only a keyed digest of it. */
  issue(handle: Handle, owner: CodeOwner): Promise<string>;
  /**
   * Creates the mailbox code of a mail, beside those of the former mails. Stores only a keyed digest of it. Null when
   * strangers have used up the mails of the hour, so that this one must not be sent: then the mailbox has valid codes.
   */
  issueForMailbox(db: Database, email: string, mail: { isStrangers: boolean }): Promise<string | null>;
  /**
   * Checks a code of either kind. Refuses it unless it is right. An attempt at a one-time code is counted in
   * its own statement, so that it counts whatever happens next; a browser without a code never succeeds.
   */
  check(refuse: RefuseCode, db: Handle, owner: CodeOwner, code: string): Promise<RightCode>;
}

export type RightCode = {
  /**
   * Uses the code inside the caller's transaction, which fails with `otp_invalid` when another one was first. A one-time
   * code can be used once, a mailbox code until those of its address are ended.
   */
  use(handle: Handle): Promise<void>;
};

const digitsOfMailboxCode = 16;
const mailboxCode = /^\d{16}$/;

/** True for what has the form of a mailbox code, however it is spaced. */
export function isMailboxCode(typed: string): boolean {
  return mailboxCode.test(unspaced(typed));
}

/** Writes a mailbox code in groups of four, as on a bank card. */
function spaced(code: string): string {
  const groups = Array.from({ length: digitsOfMailboxCode / 4 }, (_, at) => code.slice(4 * at, 4 * at + 4));
  return groups.join(' ');
}

function unspaced(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}

type CodeDeps = { clock: Clock; randomness: Randomness; keys: Keys; rules: AccountRules };

export function createMailedCodes(deps: CodeDeps): MailedCodes {
  const { clock, randomness, keys, rules } = deps;
  const timeAfter = (seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000);
  return {
    async issue(handle, owner) {
      const code = randomness.code();
      const codeHash = digest(keys.current.code, owner, code);
      const times = { createdAt: clock.now(), expiresAt: timeAfter(rules.codeS) };
      await createOneTimeCodeRepository(handle).put(owner, { codeHash, ...times });
      return code;
    },

    issueForMailbox: (db, email, { isStrangers }) =>
      withTransaction(db, async (handle) => {
        const codes = createMailboxCodeRepository(handle);
        await codes.lockMailbox(email);
        const mailed = isStrangers ? await codes.countStrangersSince(email, timeAfter(-3600)) : 0;
        if (mailed >= rules.mailsPerAddressAndHour) return null;
        const code = randomness.longCode();
        const codeHash = mailboxDigest(keys.current.code, email, code);
        const times = { createdAt: clock.now(), expiresAt: timeAfter(rules.mailboxCodeS) };
        await codes.add(email, { codeHash, ...times, isStrangers });
        return spaced(code);
      }),

    check: (refuse, db, owner, code) =>
      isMailboxCode(code)
        ? checkMailboxCode(deps, refuse, db, owner.email, unspaced(code))
        : checkOneTimeCode(deps, refuse, db, owner, code),
  };
}

async function checkOneTimeCode(
  { clock, keys, rules }: CodeDeps,
  refuse: RefuseCode,
  db: Handle,
  owner: CodeOwner,
  code: string,
): Promise<RightCode> {
  const codes = createOneTimeCodeRepository(db);
  const stored = await codes.countAttempt(owner, rules.codeAttempts, clock.now());
  const isRight = keys.all.some((set) => isSame(stored ?? '', digest(set.code, owner, code)));
  if (stored === null || !isRight) throw refuse('otp_invalid');
  return {
    async use(handle) {
      const isFirst = await createOneTimeCodeRepository(handle).use(owner, stored, clock.now());
      if (!isFirst) throw refuse('otp_invalid');
    },
  };
}

async function checkMailboxCode(
  { clock, keys }: CodeDeps,
  refuse: RefuseCode,
  db: Handle,
  email: string,
  code: string,
): Promise<RightCode> {
  const hashes = keys.all.map((set) => mailboxDigest(set.code, email, code));
  const stored = await createMailboxCodeRepository(db).find(email, hashes, clock.now());
  if (stored === null) throw refuse('otp_invalid');
  return {
    async use(handle) {
      const isValid = await createMailboxCodeRepository(handle).lock(email, stored, clock.now());
      if (!isValid) throw refuse('otp_invalid');
    },
  };
}

function digest(key: Buffer, { browser, purpose, email }: CodeOwner, code: string): string {
  return sign(key, purpose, browser, emailKey(email), code);
}

function mailboxDigest(key: Buffer, email: string, code: string): string {
  return sign(key, 'mailbox', emailKey(email), code);
}
