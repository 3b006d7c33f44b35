import { describe, expect, test } from 'vitest';
import {
  alreadyRegisteredMail,
  loginMail,
  passwordChangedHereMail,
  passwordChangedMail,
  resetMail,
  verifyMail,
} from './account-mails.ts';

const receiver = (language: 'ta' | 'en') => ({ email: 'nila@example.test', username: '<b>"நிலா"&', language });

const words = { code: '012345', minutes: 10, mailboxCode: '4821 9930 1174 2086', hours: 2 };

describe.each([
  ['verify', (language: 'ta' | 'en') => verifyMail(receiver(language), words)],
  ['reset', (language: 'ta' | 'en') => resetMail(receiver(language), words)],
  ['login', (language: 'ta' | 'en') => loginMail(receiver(language), words)],
  ['already registered', (language: 'ta' | 'en') => alreadyRegisteredMail(receiver(language), words)],
  ['password changed', (language: 'ta' | 'en') => passwordChangedMail(receiver(language), words)],
  ['password changed here', (language: 'ta' | 'en') => passwordChangedHereMail(receiver(language), words)],
])('the mail "%s"', (name, write) => {
  test.each(['ta', 'en'] as const)('is whole in %s, and a name in it stays a name', (language) => {
    const mail = write(language);
    const tamil = /[\u0B80-\u0BFF]/;
    expect(tamil.test(mail.subject)).toBe(language === 'ta');
    expect(mail.text).toContain('<b>"நிலா"&');
    expect(mail.html).toContain('&#60;b&#62;&#34;நிலா&#34;&#38;');
    expect(mail.html).not.toContain('<b>');
    expect(mail.html).toContain(`<html lang="${language}"`);
    expect(mail.html).not.toMatch(/https?:|<img|<a /);
  });

  test('shows each of its codes once, and no other number like it', () => {
    const hasCode = ['verify', 'reset', 'login'].includes(name);
    for (const language of ['en', 'ta'] as const)
      expect(write(language).text.match(/(?:\d{4} ){3}\d{4}/g)).toEqual([words.mailboxCode]);
    expect(write('en').text.match(/\d{6}/g)).toEqual(hasCode ? ['012345'] : null);
    expect(write('ta').text.match(/\d{6}/g)).toEqual(hasCode ? ['012345'] : null);
  });
});
