import { foreign, networkFailure, type Outcomes, refuse } from '@python-learning/testing/fake-api';
import { kavin, progressAfter } from '@python-learning/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { forLearner, forVisitor, startFakeApi } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';

const languages = ['en', 'ta'] as const;
const texts = {
  en: {
    heading: 'Get In Touch',
    fullName: 'Full Name',
    email: 'Email',
    message: 'Message',
    send: 'Send Message',
    sent: 'Your message has been sent successfully!',
    failed: 'Failed to send message. Please try again.',
    noAnswer: 'No answer came. Check the connection and try again.',
    required: 'Please fill this in.',
    notAnAddress: 'This does not look like an email address. Example: name@example.com',
    clear: 'Clear',
  },
  ta: {
    heading: 'எங்களுக்கு எழுதுங்கள்',
    fullName: 'முழுப் பெயர்',
    email: 'மின்னஞ்சல்',
    message: 'செய்தி',
    send: 'செய்தியை அனுப்புங்கள்',
    sent: 'உங்கள் செய்தி அனுப்பப்பட்டது!',
    failed: 'செய்தியை அனுப்ப முடியவில்லை. மீண்டும் முயன்று பாருங்கள்.',
    noAnswer: 'பதில் வரவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயன்று பார்க்கலாம்.',
    required: 'இதை நிரப்ப வேண்டும்.',
    notAnAddress: 'இது மின்னஞ்சல் முகவரி போல இல்லை. எடுத்துக்காட்டு: name@example.com',
    clear: 'நீக்கு',
  },
};
const call = 'contact.submit';
const letter = { full_name: 'Kavitha', email: 'amma@example.com', message: 'Vanakkam!' };

describe.each(languages)('the contact form in %s', (language) => {
  const text = texts[language];
  const field = (name: 'fullName' | 'email' | 'message') => screen.getByLabelText(text[name]);

  async function openForm(answer: Outcomes = {}) {
    const server = startFakeApi({ ...forVisitor, ...answer });
    const app = openApp('/contact', language);
    await screen.findByRole('heading', { level: 1, name: text.heading });
    return { server, ...app };
  }

  async function fillIn(user: ReturnType<typeof openApp>['user']) {
    await user.type(field('fullName'), letter.full_name);
    await user.type(field('email'), ` ${letter.email}`);
    await user.type(field('message'), letter.message);
  }

  async function pressSend(user: ReturnType<typeof openApp>['user']) {
    await user.click(screen.getByRole('button', { name: text.send }));
  }

  it('sends what was written, says so and is empty again', async () => {
    const { server, user } = await openForm({ [call]: { detail: 'ok' } });
    await fillIn(user);
    await pressSend(user);
    expect((await screen.findByText(text.sent)).closest('[role="status"]')).not.toBeNull();
    expect(server.requests(call)[0]?.body).toEqual(letter);
    for (const name of ['fullName', 'email', 'message'] as const) {
      expect(field(name)).toHaveProperty('value', '');
    }
    expect(localStorage.getItem('contact_draft')).toBeNull();
  });

  it('needs all three, says what is wrong at each and goes to the first', async () => {
    const { server, user } = await openForm();
    await user.type(field('email'), 'amma');
    await pressSend(user);
    expect(screen.getAllByText(text.required)).toHaveLength(2);
    expect(screen.getByText(text.notAnAddress)).toBeDefined();
    expect(document.activeElement).toBe(field('fullName'));
    expect(field('email').getAttribute('type')).toBe('email');
    expect(server.requests(call)).toHaveLength(0);
  });

  it.each([
    [{ error: 'from error', detail: 'from detail' }, 'from error'],
    [{ non_field_errors: ['from the form'] }, 'from the form'],
    [{ detail: 'from detail' }, 'from detail'],
    [{}, text.failed],
  ])('tells of a refusal %o: %s', async (body, told) => {
    const { user } = await openForm({ [call]: foreign({ status: 400, body }) });
    await fillIn(user);
    await pressSend(user);
    expect((await screen.findByRole('alert')).textContent).toContain(told);
    expect(field('message')).toHaveProperty('value', letter.message);
  });

  it('shows what the server says of a field at that field', async () => {
    const { user } = await openForm({
      [call]: refuse('validation_failed', { fields: { email: ['no such address'] } }),
    });
    await fillIn(user);
    await pressSend(user);
    expect(await screen.findByText('no such address')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field('email')));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('loses nothing to a broken connection, and the second try is the same message', async () => {
    const { server, user, close } = await openForm({ [call]: networkFailure });
    await fillIn(user);
    await pressSend(user);
    expect((await screen.findByRole('alert')).textContent).toContain(text.noAnswer);
    server.answer(call, { detail: 'ok' });
    await pressSend(user);
    await screen.findByText(text.sent);
    const keys = server.requests(call).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    close();
  });

  it('keeps what was begun for the next visit, until it is cleared', async () => {
    const { user, close } = await openForm();
    await user.type(field('message'), 'Half a thou');
    close();
    const { user: later } = openApp('/contact', language);
    expect(await screen.findByDisplayValue('Half a thou')).toBeDefined();
    await later.click(screen.getByRole('button', { name: text.clear }));
    expect(field('message')).toHaveProperty('value', '');
    expect(localStorage.getItem('contact_draft')).toBeNull();
  });
});

it('a learner need not write who is writing', async () => {
  startFakeApi(forLearner(progressAfter(0)));
  openApp('/contact', 'en');
  expect(await screen.findByDisplayValue(kavin.username)).toBeDefined();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', kavin.email);
});

it('changed content is another message, also after a broken connection', async () => {
  const server = startFakeApi({ ...forVisitor, [call]: networkFailure });
  const { user } = openApp('/contact', 'en');
  await user.type(await screen.findByLabelText('Full Name'), 'Kavitha');
  await user.type(screen.getByLabelText('Email'), letter.email);
  await user.type(screen.getByLabelText('Message'), 'One');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByRole('alert');
  server.answer(call, { detail: 'ok' });
  await user.type(screen.getByLabelText('Message'), ' and two');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByText(texts.en.sent);
  const keys = server.requests(call).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

it('a message that is too long is told, not cut', async () => {
  const server = startFakeApi(forVisitor);
  const { user } = openApp('/contact', 'en');
  const message = await screen.findByLabelText('Message');
  await user.click(message);
  await user.paste('x'.repeat(5001));
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText(/no more than 5000 characters. Now it has 5001/)).toBeDefined();
  expect(message).toHaveProperty('value', 'x'.repeat(5001));
  expect(server.requests(call)).toHaveLength(0);
});
