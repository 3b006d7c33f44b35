import { describe, expect, it } from 'vitest';
import { m } from '../../compiled-messages/messages.ts';
import { chooseLanguage } from './choose-language.ts';
import { setLanguage } from './language.ts';

describe('the language of the app', () => {
  it('is the saved one first', () => expect(chooseLanguage('en', ['ta-IN'])).toBe('en'));
  it('is else the first preferred one that we speak', () => {
    expect(chooseLanguage(null, ['fr-FR', 'en-GB', 'ta'])).toBe('en');
    expect(chooseLanguage(null, ['fr', 'ta-LK', 'en'])).toBe('ta');
  });
  it('is else Tamil', () => expect(chooseLanguage('xx', ['fr', 'si'])).toBe('ta'));

  it('changes messages and the document, and is remembered', () => {
    setLanguage('ta');
    expect(m.core_login()).toBe('உள்நுழை');
    expect(document.documentElement.lang).toBe('ta');
    expect(localStorage.getItem('language')).toBe('ta');
    setLanguage('en');
    expect(m.core_login()).toBe('Login');
  });
});
