import { describe, expect, test } from 'vitest';
import { passwordFault, usernameFault } from './account-faults.ts';
import { commonPasswords } from './common-passwords.ts';

describe('a username', () => {
  test.each(['abc', 'நிலா', 'கிருஷ்ணா_1', 'a.b-c', 'ñandú', 'x'.repeat(30)])('may be %s', (name) => {
    expect(usernameFault(name)).toBeNull();
  });

  test.each(['ab', 'x'.repeat(31), 'a b', 'a@b.c', '<b>bold', 'a\nb', '🙂🙂🙂', ''])(
    'may not be %j',
    (name) => {
      expect(usernameFault(name)).toEqual({ code: 'username_format' });
    },
  );
});

describe('a password', () => {
  const identity = ['kolamfan', 'nila@example.test', 'nila'];
  test.each([
    ['a1', 'password_too_short'],
    ['1234567', 'password_too_short'],
    [`${'ab1'.repeat(43)}`, 'password_too_long'],
    ['abcdefgh', 'password_needs_letter_and_number'],
    ['12345678', 'password_needs_letter_and_number'],
    ['PassWord1', 'password_too_common'],
    ['zaq12WSX', 'password_too_common'],
    ['Jaffna2013', 'password_too_common'],
    ['chennai600001', 'password_too_common'],
    ['learnpython1', 'password_too_common'],
    ['Learn-Python-2026', 'password_too_common'],
    ['iLoveTamilNadu1!', 'password_too_common'],
    ['PythonLearning#1', 'password_too_common'],
    ['யாழ்ப்பாணம்2013', 'password_too_common'],
    ['Kolam.Fan2026', 'password_like_identity'],
    ['nila-2013', 'password_like_identity'],
    ['nila@example.test1', 'password_like_identity'],
  ])('%s is refused as %s (security 8)', (password, code) => {
    expect(passwordFault(password, identity)).toEqual({ code });
  });

  test.each([
    'jaffna-parrot-15',
    'python 2013-07-21',
    'அம்மா-ஆடு-1',
    'my 3 little goats',
    'nila has 2 parrots',
    'ab1'.repeat(42),
  ])('%s is good', (password) => {
    expect(passwordFault(password, identity)).toBeNull();
  });
});

test('the commonest passwords that satisfy the rule are refused, 3,000 and more, whatever their capitals (security 8)', () => {
  expect(commonPasswords.size).toBeGreaterThan(3000);
  for (const password of commonPasswords) {
    expect(passwordFault(password.toUpperCase(), [])).toEqual({ code: 'password_too_common' });
  }
});
