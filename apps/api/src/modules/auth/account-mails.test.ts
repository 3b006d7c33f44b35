import { describe, expect, test } from 'vitest';
import { alreadyRegisteredMail, passwordChangedMail, resetMail, verifyMail } from './account-mails.ts';

const receiver = (language: 'ta' | 'en') => ({ email: 'nila@example.test', username: '<b>"நிலா"&', language });

describe.each([
  ['verify', (language: 'ta' | 'en') => verifyMail(receiver(language), '012345', 10)],
  ['reset', (language: 'ta' | 'en') => resetMail(receiver(language), '012345', 10)],
  ['already registered', (language: 'ta' | 'en') => alreadyRegisteredMail(receiver(language))],
  ['password changed', (language: 'ta' | 'en') => passwordChangedMail(receiver(language))],
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

  test('shows its code once, if it has one, and no other number like it', () => {
    const hasCode = name === 'verify' || name === 'reset';
    expect(write('en').text.match(/\d{6}/g)).toEqual(hasCode ? ['012345'] : null);
    expect(write('ta').text.match(/\d{6}/g)).toEqual(hasCode ? ['012345'] : null);
  });
});
