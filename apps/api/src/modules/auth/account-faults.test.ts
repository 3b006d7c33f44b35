import { describe, expect, test } from 'vitest';
import { passwordFault, usernameFault } from './account-faults.ts';
import { commonPasswords } from './common-passwords.ts';
import { givenNames } from './context-passwords.ts';

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

describe('a username that could deceive', () => {
  test.each([
    'p\u0430ypal',
    '\u0430\u0441\u0435',
    'K\u0410TE',
    'nil\u03b1',
    'νορα',
    'nila.հila',
    'mаlа_2012',
  ])('is refused when a word mixes scripts that look alike, or only looks Latin: %s (security 7)', (name) => {
    expect(usernameFault(name)).toEqual({ code: 'username_letters' });
  });

  test.each([
    'admin',
    'Admin',
    'ADMIN_2',
    'adm1n',
    'ad.min',
    'adrnin',
    'àdmín',
    'the_admin',
    'admin.jaffna',
    'administrator99',
    'root',
    'r00t',
    'Support',
    'python-learning',
    'Python_Learning1',
    'moderator',
    'staff',
    'help',
    'security',
    'system32',
    'null',
    'undefined',
    'teacher',
    't3acher',
    'நிர்வாகி',
    'நிர்வாகி_1',
    'ஆசிரியர்',
    'அட்மின்',
    'පරිපාලක',
  ])('is refused when it could be taken for staff, a teacher or a machine: %s (security 7)', (name) => {
    expect(usernameFault(name)).toEqual({ code: 'username_reserved' });
  });

  test.each([
    'nila_நிலா',
    'நிலாrocks',
    'நிலா37b0',
    'සිතාra',
    'நிலா2012',
    'සිතාරා',
    'आरव_7',
    'мария',
    'νίκος',
    'مريم',
    'さくら花子',
    '민준1',
    'zoë',
    'admiral_nila',
    'helper_of_nila',
    'my-teacher-rocks',
    'pythonista',
    'testpilot',
    'nilanull',
    'l33t-kavin',
    '2012',
    'உதவும்_கரம்',
  ])('is none of these: %s', (name) => {
    expect(usernameFault(name)).toBeNull();
  });
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
    ['Jaffna2013', 'password_known_words'],
    ['chennai600001', 'password_known_words'],
    ['learnpython1', 'password_known_words'],
    ['Learn-Python-2026', 'password_known_words'],
    ['iLoveTamilNadu1!', 'password_known_words'],
    ['PythonLearning#1', 'password_known_words'],
    ['யாழ்ப்பாணம்2013', 'password_known_words'],
    ['kavitha2012', 'password_known_words'],
    ['Kavitha@123', 'password_known_words'],
    ['KaviPriya2013', 'password_known_words'],
    ['2011-Mohamed', 'password_known_words'],
    ['tharindu123!', 'password_known_words'],
    ['charlotte07', 'password_known_words'],
    ['கவிதா2012', 'password_known_words'],
    ['முருகன்_2012', 'password_known_words'],
    ['my best friend 1', 'password_known_words'],
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
    'cricket football school teacher king7',
    'kavitha likes 2 mangoes',
    'kavi mala ravi selvi 2012',
    'kavithaiyum-kolamum-12',
    'அம்மா அப்பா அக்கா தம்பி 4 பேர்',
  ])('%s is good', (password) => {
    expect(passwordFault(password, identity)).toBeNull();
  });
});

test('the names are some hundreds, in the form in which passwords are compared', () => {
  expect(givenNames.length).toBeGreaterThan(700);
  expect(new Set(givenNames).size).toBe(givenNames.length);
  const other = givenNames.filter((name) => name !== name.normalize('NFKC').toLowerCase() || name.length < 3);
  expect(other).toEqual([]);
});

test('the commonest passwords that satisfy the rule are refused, 3,000 and more, whatever their capitals (security 8)', () => {
  expect(commonPasswords.size).toBeGreaterThan(3000);
  for (const password of commonPasswords) {
    expect(passwordFault(password.toUpperCase(), [])).toEqual({ code: 'password_too_common' });
  }
});
