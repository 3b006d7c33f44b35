import { foreign } from '@python-learning/testing/fake-api';
import type { Proof } from './acceptance.ts';
import { type AcceptancePage, expect } from './acceptance-page.ts';

const message = { full_name: 'Kavitha', email: 'kavitha@specification.test', message: 'Vanakkam!' };

export const contactHasItsFields: Proof = async (app) => {
  await app.open('/contact');
  await expect(app.main.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible();
  for (const label of ['Full Name', 'Email', 'Message']) await expect(app.field(label)).toBeVisible();
  await expect(app.button('Send Message')).toBeVisible();
};

export const contactRequiresAll: Proof = async (app) => {
  await app.open('/contact');
  await app.button('Send Message').click();
  for (const label of ['Full Name', 'Email', 'Message']) {
    await expect(app.field(label)).toHaveAttribute('required', '');
    await expect(app.field(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(app.field('Email')).toHaveAttribute('type', 'email');
  expect(app.api.requests('contact.submit')).toEqual([]);
};

export const contactIsSentAndCleared: Proof = async (app) => {
  app.api.answer('contact.submit', { detail: 'Your message has been sent successfully!' });
  await writeMessage(app);
  await app.reads('Your message has been sent successfully!');
  for (const label of ['Full Name', 'Email', 'Message']) await expect(app.field(label)).toHaveValue('');
  expect(app.api.requests('contact.submit').map(({ body }) => body)).toEqual([message]);
};

export const contactIsStored: Proof = async (app) => {
  await writeMessage(app);
  await app.reads('Your message has been sent successfully!');
};

export function contactSays(refusal: object, text: string): Proof {
  return async (app) => {
    app.api.answer('contact.submit', foreign({ status: 400, body: refusal }));
    await writeMessage(app);
    await expect(app.main.getByRole('alert')).toHaveText(text);
    await expect(app.field('Message')).toHaveValue(message.message);
  };
}

const policies = {
  '/policy/return-policy': 'Return Policy',
  '/policy/privacy-policy': 'Privacy Policy',
  '/policy/terms-conditions': 'Terms & Conditions',
} as const;
type Policy = keyof typeof policies;

export function policyIsAPage(path: Policy): Proof {
  return async (app) => {
    await app.open(path);
    await expect(app.main.getByRole('heading', { level: 1, name: policies[path] })).toBeVisible();
    await expect(app.main).toHaveText(/.{500}/s);
  };
}

export const policiesAreInTheMenu: Proof = async (app) => {
  for (const [path, name] of Object.entries(policies)) {
    await app.open('/');
    await app.header.getByRole('button', { name: 'Policy' }).click();
    await app.page.evaluate(() => document.body.setAttribute('data-is-same-page', ''));
    await app.header.getByRole('link', { name, exact: true }).click();
    await app.isAt(path);
    // The menu that closes leaves its link time to lead there without a new load.
    await expect(app.page.locator('body')).toHaveAttribute('data-is-same-page', '');
  }
};

export function policyTells(path: Policy, ...texts: readonly RegExp[]): Proof {
  return async (app) => {
    await app.open(path);
    await app.reads(...texts);
  };
}

export const unknownPathLeadsHome: Proof = async (app) => {
  for (const path of ['/no-such-page', '/policy/no-such-policy', '/learn/a/b/c']) {
    await app.open(path);
    await app.isAt('/');
  }
};

async function writeMessage(app: AcceptancePage): Promise<void> {
  await app.open('/contact');
  await app.field('Full Name').fill(message.full_name);
  await app.field('Email').fill(message.email);
  await app.field('Message').fill(message.message);
  await app.button('Send Message').click();
}
