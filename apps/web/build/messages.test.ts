import type { Language } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import { m } from '../src/compiled-messages/messages.ts';
import { setLanguage } from '../src/lib/language/language.ts';
import { sayIn } from '../src/lib/language/message-text.ts';
import { compileFeature, MessageError } from './messages.ts';

function compile(ta: Record<string, string>, en: Record<string, string>) {
  return compileFeature('lesson-deck', { ta, en });
}

describe('a message', () => {
  it('is said in the language of the app or in the one that is asked for, its blanks filled', () => {
    const inputs = { minutes: 3, megabytes: 2 };
    setLanguage('en');
    expect(m.landing_demo_size(inputs)).toBe('3 min, 2 MB');
    expect(sayIn('ta', () => m.landing_demo_size(inputs))).toBe('3 நிமிடம், 2 MB');
    expect(m.landing_demo_size(inputs)).toBe('3 min, 2 MB');
    setLanguage('ta');
    expect(m.landing_demo_size(inputs)).toBe('3 நிமிடம், 2 MB');
  });

  it.each<[Language, number, string]>([
    ['en', 0, '0 exercises'],
    ['en', 1, '1 exercise'],
    ['en', 2, '2 exercises'],
    ['ta', 0, '0 மைல்கற்களின் கேள்விகள்'],
    ['ta', 1, '1 மைல்கல்லின் கேள்விகள்'],
    ['ta', 2, '2 மைல்கற்களின் கேள்விகள்'],
  ])('has the plural of its language: %s, %i', (language, count, text) => {
    setLanguage(language);
    expect(m.certificates_missing_exercises({ count })).toBe(text);
  });
});

describe('the compiler of messages', () => {
  it('writes a module for each message, with the types of its blanks', () => {
    const [left, quoted] = compile(
      {
        lesson_deck_left: '{count, plural, one {{name}: #} other {{name}: #!}}',
        lesson_deck_quoted: '`a` \\ $',
      },
      { lesson_deck_left: '{name}: {count, plural, one {#} other {#!}}', lesson_deck_quoted: "it's" },
    );
    expect(left?.key).toBe('lesson_deck_left');
    expect(left?.code).toContain('(i: { count: number; name: string | number }): string =>');
    expect(quoted?.code).toContain("(): string => choose(`\\`a\\` \\\\ $`, `it's`)");
  });

  it.each([
    ['missing in a language', { lesson_deck_title: 'அ' }, {}, 'there is no text in en'],
    ['blank in a language', { lesson_deck_title: ' ' }, { lesson_deck_title: 'a' }, 'there is no text in ta'],
    ['without the name of its feature', { title: 'அ' }, { title: 'a' }, 'does not begin with its feature'],
    [
      'with other blanks',
      { lesson_deck_hi: '{name}' },
      { lesson_deck_hi: '{user}' },
      'differ in their blanks',
    ],
    [
      'with an open brace',
      { lesson_deck_hi: '{name' },
      { lesson_deck_hi: '{name}' },
      'Unexpected message end',
    ],
    [
      'with a plural form that its language does not have',
      { lesson_deck_left: '{n, plural, one {#} other {#}}' },
      { lesson_deck_left: '{n, plural, few {#} other {#}}' },
      'few is not valid',
    ],
    [
      'with a plural that does not cover every number',
      { lesson_deck_left: '{n, plural, one {#} other {#}}' },
      { lesson_deck_left: '{n, plural, one {#}}' },
      'has no form "other"',
    ],
    [
      'with a construct that is not compiled',
      { lesson_deck_hi: '{who, select, a {b} other {c}}' },
      { lesson_deck_hi: '{who, select, a {b} other {c}}' },
      'select is not supported',
    ],
  ])('refuses a message %s', (_fault, ta, en, reason) => {
    expect(() => compile(ta, en)).toThrow(MessageError);
    expect(() => compile(ta, en)).toThrow(reason);
  });

  it('reports all faults of a feature at once', () => {
    expect(() =>
      compile({ lesson_deck_a: '', lesson_deck_b: '' }, { lesson_deck_a: 'a', lesson_deck_b: 'b' }),
    ).toThrow(/lesson_deck_a.*\n.*lesson_deck_b/);
  });
});
