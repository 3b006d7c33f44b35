import type { Proof } from './proof.ts';
import { expect, type Stage } from './stage.ts';

const message = { full_name: 'Kavitha', email: 'kavitha@specification.test', message: 'Vanakkam!' };

export const contactHasItsFields: Proof = async (stage) => {
  await stage.open('/contact');
  await expect(stage.main.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible();
  for (const label of ['Full Name', 'Email', 'Message']) await expect(stage.field(label)).toBeVisible();
  await expect(stage.button('Send Message')).toBeVisible();
};

export const contactRequiresAll: Proof = async (stage) => {
  await stage.open('/contact');
  await stage.button('Send Message').click();
  for (const label of ['Full Name', 'Email', 'Message']) {
    await expect(stage.field(label)).toHaveAttribute('required', '');
    await expect(stage.field(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(stage.field('Email')).toHaveAttribute('type', 'email');
  expect(stage.calls.sentWith('POST /contact/submit/')).toEqual([]);
};

export const contactIsSentAndCleared: Proof = async (stage) => {
  stage.calls.answer('POST /contact/submit/', { detail: 'Your message has been sent successfully!' }, 201);
  await writeMessage(stage);
  await stage.reads('Your message has been sent successfully!');
  for (const label of ['Full Name', 'Email', 'Message']) await expect(stage.field(label)).toHaveValue('');
  expect(stage.calls.sentWith('POST /contact/submit/').map(({ body }) => body)).toEqual([message]);
};

export const contactIsStored: Proof = async (stage) => {
  await writeMessage(stage);
  await stage.reads('Your message has been sent successfully!');
};

export function contactSays(refusal: object, text: string): Proof {
  return async (stage) => {
    stage.calls.answer('POST /contact/submit/', refusal, 400);
    await writeMessage(stage);
    await expect(stage.main.getByRole('alert')).toHaveText(text);
    await expect(stage.field('Message')).toHaveValue(message.message);
  };
}

const policies = {
  '/policy/return-policy': 'Return Policy',
  '/policy/privacy-policy': 'Privacy Policy',
  '/policy/terms-conditions': 'Terms & Conditions',
} as const;
type Policy = keyof typeof policies;

export function policyIsAPage(path: Policy): Proof {
  return async (stage) => {
    await stage.open(path);
    await expect(stage.main.getByRole('heading', { level: 1, name: policies[path] })).toBeVisible();
    await expect(stage.main).toHaveText(/.{500}/s);
  };
}

export const policiesAreInTheMenu: Proof = async (stage) => {
  for (const [path, name] of Object.entries(policies)) {
    await stage.open('/');
    await stage.header.getByRole('button', { name: 'Policy' }).click();
    await stage.header.getByRole('link', { name, exact: true }).click();
    await stage.isAt(path);
  }
};

export function policyTells(path: Policy, ...texts: readonly RegExp[]): Proof {
  return async (stage) => {
    await stage.open(path);
    await stage.reads(...texts);
  };
}

export const unknownPathLeadsHome: Proof = async (stage) => {
  for (const path of ['/no-such-page', '/policy/no-such-policy', '/learn/a/b/c']) {
    await stage.open(path);
    await stage.isAt('/');
  }
};

async function writeMessage(stage: Stage): Promise<void> {
  await stage.open('/contact');
  await stage.field('Full Name').fill(message.full_name);
  await stage.field('Email').fill(message.email);
  await stage.field('Message').fill(message.message);
  await stage.button('Send Message').click();
}
