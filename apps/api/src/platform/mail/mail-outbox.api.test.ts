import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startTestApp, type TestApp } from '@python-learning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBackground } from '../jobs/background.ts';
import { createLog } from '../log/log.ts';
import { createMailOutboxRepository } from './mail-outbox.repository.ts';
import { createMailOutbox, type MailOutbox } from './mail-outbox.ts';
import { type Mail, MailError } from './mailer.ts';

const fixture = fileURLToPath(new URL('./killed-sender.fixture.ts', import.meta.url));
const minute = 60;
const day = 24 * 3600;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.stop());

let refusal: Error | null;
let sent: string[];
let lines: string[];
let outbox: MailOutbox;
beforeEach(async () => {
  refusal = null;
  sent = [];
  lines = [];
  await testApp.db.deleteFrom('mail_outbox').execute();
  outbox = newProcess();
});

/** The outbox of one more process that shares the database. It sends by its job alone. */
function newProcess(): MailOutbox {
  const log = createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) });
  const send = async ({ to }: Mail): Promise<void> => {
    if (refusal !== null) throw refusal;
    sent.push(to);
  };
  const { db, clock } = testApp;
  const background = createBackground(log, []);
  const one = createMailOutbox({ db, clock, log, background, mailer: { send } });
  one.define({
    greeting: {
      tryForS: day,
      write: async ({ email }) => (email === null ? null : { to: email, subject: 's', text: 't', html: 'h' }),
    },
  });
  return one;
}

/** Stores a mail that its own process never sends. */
async function leave(email: string, kind = 'greeting'): Promise<void> {
  await outbox.add(testApp.db, { kind, email });
}

const waiting = () =>
  testApp.db.selectFrom('mail_outbox').select(['email', 'tries', 'try_at']).orderBy('id').execute();

/** Minutes after which the next attempt is made. */
async function minutesUntilNextTry(): Promise<number> {
  const before = (await waiting())[0]?.tries;
  for (let minutes = 1; ; minutes += 1) {
    testApp.clock.advance(minute);
    await outbox.sendDue();
    if ((await waiting())[0]?.tries !== before) return minutes;
  }
}

describe('a mail', () => {
  test('whose process is killed while it is sent is sent by another, with a code that works', async () => {
    const account = await testApp.newAccount();
    const browser = testApp.newClient();
    await browser.call('auth.requestPasswordReset', { email: account.email });
    await testApp.mailTo(account.email);
    const { browser: about } = await testApp.db
      .selectFrom('one_time_codes')
      .select('browser')
      .where('email_key', '=', account.email)
      .executeTakeFirstOrThrow();

    const told = {
      connection: testApp.connection,
      now: testApp.clock.now(),
      mail: { kind: 'reset_password', email: account.email, about },
    };
    const killed = spawn(process.execPath, [fixture], {
      env: { PATH: process.env['PATH'] ?? '', KILLED_SENDER: JSON.stringify(told) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
    expect(await waiting()).toEqual([expect.objectContaining({ email: account.email, tries: 1 })]);

    const mails = async () => (await testApp.mailTo(account.email)).length;
    const before = await mails();
    await testApp.runJob('mails');
    expect(await mails()).toBe(before);
    testApp.clock.advance(5 * minute);
    await Promise.all([testApp.runJob('mails'), testApp.runJob('mails')]);
    expect(await mails()).toBe(before + 1);
    expect(await waiting()).toEqual([]);

    const [mail] = await testApp.mailTo(account.email);
    const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    const reset = { email: account.email, otp, new_password: 'a-new-secret-5' };
    expect(await browser.call('auth.resetPassword', reset)).toMatchObject({ status: 200 });
  });

  test('is sent once by any number of processes, and its address is deleted then', async () => {
    const addresses = Array.from({ length: 45 }, (_, index) => `${index}@example.test`);
    for (const address of addresses) await leave(address);
    await Promise.all([outbox, newProcess(), newProcess()].map((process) => process.sendDue()));
    expect(sent.toSorted()).toEqual(addresses.toSorted());
    expect(await waiting()).toEqual([]);
  });

  test('that another process is claiming is left to it, and the others are not delayed', async () => {
    await leave('first@example.test');
    await leave('second@example.test');
    const now = testApp.clock.now();
    const rolledBack = testApp.db.transaction().execute(async (handle) => {
      const claim = { now, until: now, most: 1 };
      const claimed = await createMailOutboxRepository(handle).claimDue(['greeting'], claim);
      await outbox.sendDue();
      expect(sent).toHaveLength(1);
      expect(sent).not.toContain(claimed[0]?.email);
      throw new RangeError('the process died');
    });
    await expect(rolledBack).rejects.toThrow('the process died');
    await outbox.sendDue();
    expect(sent).toHaveLength(2);
  });

  test('that is refused for the moment is tried again after pauses that grow up to an hour', async () => {
    refusal = new MailError('450 later');
    await leave('nila@example.test');
    await outbox.sendDue();
    const pauses: number[] = [];
    for (let count = 0; count < 12; count += 1) pauses.push(await minutesUntilNextTry());
    expect(pauses).toEqual([1, 1, 1, 1, 1, 2, 4, 8, 16, 32, 60, 60]);
    refusal = null;
    await minutesUntilNextTry();
    expect(sent).toEqual(['nila@example.test']);
  });

  test('is given up after its time, with a line in the log that names no address', async () => {
    refusal = new MailError('450 later');
    await leave('nila@example.test');
    await outbox.sendDue();
    testApp.clock.advance(day);
    await outbox.sendDue();
    refusal = null;
    await outbox.sendDue();
    expect(sent).toEqual([]);
    expect(await waiting()).toEqual([]);
    const events = lines.map((line) => JSON.parse(line) as object);
    expect(events).toEqual([
      expect.objectContaining({ event: 'mail.failed', level: 'warn', kind: 'greeting', tries: 1 }),
      expect.objectContaining({ event: 'mail.given_up', level: 'error', kind: 'greeting', tries: 2 }),
    ]);
    expect(lines.join()).not.toContain('nila');
  });

  test('to an address that the mail server refuses for good is given up at once', async () => {
    refusal = new MailError('550 nobody', { isFinal: true });
    await leave('nila@example.test');
    await outbox.sendDue();
    expect(await waiting()).toEqual([]);
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(['mail.given_up']);
  });

  test('that fails delays no other', async () => {
    outbox.define({ broken: { tryForS: day, write: () => Promise.reject(new TypeError('a bug')) } });
    await leave('first@example.test', 'broken');
    await leave('second@example.test');
    await outbox.sendDue();
    expect(sent).toEqual(['second@example.test']);
    expect(await waiting()).toEqual([expect.objectContaining({ email: 'first@example.test', tries: 1 })]);
  });

  test('of a newer version is left for a process that knows it', async () => {
    await leave('nila@example.test', 'of_the_next_version');
    await outbox.sendDue();
    expect(await waiting()).toEqual([expect.objectContaining({ tries: 0 })]);
  });

  test('ends with the account, all but the goodbye', async () => {
    const learner = await testApp.newLearner();
    const code = { kind: 'of_the_next_version', email: learner.email };
    await outbox.add(testApp.db, { ...code, about: 'a code' });
    await outbox.add(testApp.db, { ...code, email: null, learnerId: learner.id });
    const { status } = await learner.call('auth.deleteAccount', {
      password: learner.password,
      confirmation: learner.username,
    });
    expect(status).toBe(200);
    const [mail] = await testApp.mailTo(learner.email);
    expect(mail?.subject).toBe('Your Python Learning account was deleted');
    expect(await waiting()).toEqual([]);
  });

  test('is stored with the change that it tells of, or not at all', async () => {
    const broken = testApp.db.transaction().execute(async (handle) => {
      await outbox.add(handle, { kind: 'greeting', email: 'nila@example.test' });
      throw new RangeError('the change failed');
    });
    await expect(broken).rejects.toThrow('the change failed');
    expect(await waiting()).toEqual([]);
  });
});
