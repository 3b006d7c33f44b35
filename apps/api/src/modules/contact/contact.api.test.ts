import { startTestApp, type TestApp } from '@python-learning/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemRandomness } from '../../platform/clock/clock.ts';
import { seedSubscription } from '../subscriptions/index.ts';
import { contactRules } from './contact.service.ts';
import { sweepContactMessages } from './index.ts';

const paymentsAdmin = 'office@example.test';
let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ config: { contactTo: paymentsAdmin } });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await testApp.db.deleteFrom('contact_messages').execute();
  testApp.clock.advance(3600);
});

let writers = 0;
/** A message from a new person each time, so that no test uses up the rate limits of another. */
function letter(changes: object = {}) {
  writers++;
  const email = `amma${writers}@example.test`;
  return { full_name: 'Kavitha Raman', email, message: 'My daughter likes it.\nThank you!', ...changes };
}

const stored = () => testApp.db.selectFrom('contact_messages').selectAll().execute();

describe('a message', () => {
  test('is stored and mailed to who reads them, and its writer is told so', async () => {
    const sent = letter();
    const answer = await testApp.newClient().call('contact.submit', sent);

    expect(answer).toMatchObject({
      status: 201,
      body: { detail: 'Your message has been sent successfully!' },
    });
    expect(await stored()).toMatchObject([
      { ...sent, learner_id: null, language: 'en', is_subscriber: false, created_at: testApp.clock.now() },
    ]);
    const [mail] = await testApp.mailTo(paymentsAdmin);
    expect(mail?.subject).toBe('Contact form: Kavitha Raman');
    expect(mail?.text).toContain(`From: Kavitha Raman, ${sent.email}`);
    expect(mail?.text).toContain('My daughter likes it.');
  });

  test('of a learner is one of ten a week, whatever address it names', async () => {
    const learner = await testApp.newLearner();
    for (let message = 1; message <= contactRules.perLearnerAndWeek; message += 1) {
      expect((await learner.call('contact.submit', letter())).status).toBe(201);
    }
    expect(await learner.call('contact.submit', letter())).toMatchObject({ status: 429 });
    expect((await (await testApp.newLearner()).call('contact.submit', letter())).status).toBe(201);
  });

  test('in Tamil is answered in Tamil, and keeps the language to answer in', async () => {
    const visitor = testApp.newClient();
    visitor.language = 'ta';
    const answer = await visitor.call('contact.submit', letter());

    expect(answer.body.detail).toBe('உங்கள் செய்தி அனுப்பப்பட்டது!');
    expect(await stored()).toMatchObject([{ language: 'ta' }]);
    expect((await testApp.mailTo(paymentsAdmin))[0]?.subject).toBe('தொடர்புப் படிவம்: Kavitha Raman');
  });

  test('of a learner tells whose it is, and whether there is a subscription to answer first', async () => {
    const learner = await testApp.newLearner();
    await learner.call('contact.submit', letter());
    // Mails are sent in the background: the first one must not come last.
    await testApp.mailTo(paymentsAdmin);
    const at = testApp.clock.now();
    await seedSubscription(testApp.db, { id: systemRandomness.id(), learnerId: learner.id, at });
    await learner.call('contact.submit', letter());

    expect((await stored()).map(({ learner_id, is_subscriber }) => [learner_id, is_subscriber])).toEqual([
      [learner.id, false],
      [learner.id, true],
    ]);
    const [mail] = await testApp.mailTo(paymentsAdmin);
    expect(mail?.subject).toBe('Contact form (subscriber): Kavitha Raman');
    expect(mail?.text).toContain('please answer this one first');
  });

  test('that is sent again on a bad connection arrives once', async () => {
    const visitor = testApp.newClient();
    const [sent, headers] = [letter(), { 'idempotency-key': 'the same letter' }];
    const answers = [
      await visitor.call('contact.submit', sent, { headers }),
      await visitor.call('contact.submit', sent, { headers }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await stored()).toHaveLength(1);
  });

  test('cannot smuggle a header or markup into the mail (security 54)', async () => {
    await testApp
      .newClient()
      .call(
        'contact.submit',
        letter({ full_name: 'Eve\r\nBcc: all@example.test', message: '<script>alert(1)</script>' }),
      );
    const [mail] = await testApp.mailTo(paymentsAdmin);
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });

  test('leaves neither name, address nor text in the log (privacy 7)', async () => {
    await testApp
      .newClient()
      .call(
        'contact.submit',
        letter({ full_name: 'Sentamarai', email: 'sentamarai@example.test', message: 'Something private' }),
      );
    const log = testApp.log.join('\n');
    expect(log).toContain('contact.received');
    expect(log).not.toMatch(/Sentamarai|Something private/i);
  });
});

describe('what is missing or wrong', () => {
  test.each([
    ['en', { full_name: ' ' }, { full_name: ['This field may not be blank.'] }],
    ['en', { email: undefined }, { email: ['This field is required.'] }],
    ['en', { email: 'amma' }, { email: ['Enter a valid email address.'] }],
    [
      'en',
      { message: 'x'.repeat(5001) },
      { message: ['Ensure this field has no more than 5000 characters.'] },
    ],
    ['ta', { message: '' }, { message: ['இது காலியாக இருக்கக் கூடாது.'] }],
    ['ta', { email: 'amma' }, { email: ['இந்த மின்னஞ்சல் முகவரி சரியில்லை.'] }],
  ] as const)('is told in %s for %o at its field', async (language, changes, body) => {
    const visitor = testApp.newClient();
    visitor.language = language;
    expect(await visitor.call('contact.submit', letter(changes))).toMatchObject({ status: 400, body });
    expect(await stored()).toEqual([]);
  });
});

describe('who writes too often', () => {
  test('under one address of mail is asked to wait, in `error` too', async () => {
    const visitor = testApp.newClient();
    const { email } = letter();
    for (let sent = 0; sent < 5; sent++) {
      expect((await visitor.call('contact.submit', letter({ email }))).status).toBe(201);
    }
    const refused = await visitor.call('contact.submit', letter({ email: email.toUpperCase() }));
    const sentence = 'That was too often. Please try again in 3600 seconds.';
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', detail: sentence, error: sentence },
      headers: { 'retry-after': '3600' },
    });
    expect(await stored()).toHaveLength(5);
  });

  test('from one network is asked to wait, whatever the address of mail', async () => {
    const visitor = testApp.newClient();
    for (let sent = 0; sent < 20; sent++) await visitor.call('contact.submit', letter());
    expect((await visitor.call('contact.submit', letter())).status).toBe(429);
    expect(await stored()).toHaveLength(20);
  });
});

describe('messages are kept', () => {
  test('for a year and no longer (privacy 11)', async () => {
    await testApp.newClient().call('contact.submit', letter());
    testApp.clock.advance(365 * 24 * 3600);
    await sweepContactMessages({ db: testApp.db, clock: testApp.clock });
    expect(await stored()).toHaveLength(1);
    testApp.clock.advance(1);
    await sweepContactMessages({ db: testApp.db, clock: testApp.clock });
    expect(await stored()).toEqual([]);
  });

  test('no longer than the account that they came from', async () => {
    const learner = await testApp.newLearner();
    await learner.call('contact.submit', letter());
    await testApp.db.deleteFrom('learners').where('id', '=', learner.id).execute();
    expect(await stored()).toEqual([]);
  });
});

test('without an address for them, messages are stored and nothing is mailed', async () => {
  const quiet = await startTestApp();
  try {
    expect((await quiet.newClient().call('contact.submit', letter())).status).toBe(201);
    expect(await quiet.db.selectFrom('contact_messages').select('id').execute()).toHaveLength(1);
    expect(await quiet.mailTo(paymentsAdmin)).toEqual([]);
  } finally {
    await quiet.stop();
  }
});
