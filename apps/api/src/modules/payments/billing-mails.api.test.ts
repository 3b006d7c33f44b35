import { initiate, localPayer, startTestApp, type TestApp, type TestLearner } from '@python-learning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mailer } from '../../platform/mail/mailer.ts';

const day = 24 * 3600;
let testApp: TestApp;
let learner: TestLearner;
let isMailDown = false;
beforeAll(async () => {
  const mailer: Mailer = {
    send: async (mail) => {
      if (isMailDown) throw new Error('the mail server is down');
      await testApp.mailbox.send(mail);
    },
  };
  testApp = await startTestApp({ mailer });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  isMailDown = false;
  learner = await testApp.newLearner();
});

const pay = async () => localPayer(testApp).pay(await initiate(learner));
const subjects = async () => (await testApp.mailTo(learner.email)).map(({ subject }) => subject);

describe('the reminder', () => {
  test('comes once, three days before the end, and not before', async () => {
    await pay();
    testApp.clock.advance(27 * day - 1);
    await testApp.runJob('payments.reminders');
    expect(await subjects()).toEqual(['Your Python Learning receipt']);
    for (let hour = 0; hour < 80; hour++) {
      testApp.clock.advance(hour === 0 ? 1 : 3600);
      await testApp.runJob('payments.reminders');
    }
    expect(await subjects()).toEqual([
      'Your Python Learning subscription ends soon',
      'Your Python Learning receipt',
    ]);
  });

  test('comes again for a new end, and not for one that was moved away', async () => {
    await pay();
    testApp.clock.advance(28 * day);
    await testApp.runJob('payments.reminders');
    await learner.call('auth.login', { email: learner.email, password: learner.password });
    await pay();
    testApp.clock.advance(3 * day);
    await testApp.runJob('payments.reminders');
    testApp.clock.advance(27 * day);
    await testApp.runJob('payments.reminders');
    const reminders = (await subjects()).filter((subject) => subject.includes('ends soon'));
    expect(reminders).toHaveLength(2);
  });
});

describe('mail about money', () => {
  test('is in the language of the account', async () => {
    await testApp.db.updateTable('learners').set({ language: 'ta' }).where('id', '=', learner.id).execute();
    await pay();
    expect((await testApp.mailTo(learner.email))[0]?.text).toMatch(/மாதச் சந்தா · 30 நாள்கள் · USD 4\.00/);
  });

  test('that could not be sent is sent later, once, and the payment does not wait for it', async () => {
    isMailDown = true;
    await pay();
    expect((await learner.call('subscriptions.subscriptionStatus')).status).toBe(200);
    isMailDown = false;
    await testApp.runJob('mails');
    expect(await subjects()).toEqual([]);
    testApp.clock.advance(601);
    await Promise.all([testApp.runJob('mails'), testApp.runJob('mails')]);
    expect(await subjects()).toEqual(['Your Python Learning receipt']);
  });

  test('and the raw notifications are kept for their time only; the ledger stays', async () => {
    await pay();
    const count = async () => ({
      mails: (await testApp.db.selectFrom('mail_outbox').selectAll().execute()).length,
      events: (await testApp.db.selectFrom('payment_events').selectAll().execute()).length,
      ledger: (await testApp.db.selectFrom('money_ledger').selectAll().execute()).length,
    });
    await testApp.runJob('payments.retention');
    const before = await count();
    expect(before.events).toBeGreaterThan(0);
    expect(before.mails).toBeGreaterThan(0);
    testApp.clock.advance(401 * day);
    await testApp.runJob('payments.retention');
    await testApp.runJob('sweeps');
    expect(await count()).toEqual({ mails: 0, events: 0, ledger: before.ledger });
  });
});
