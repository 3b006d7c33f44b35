import path from 'node:path';
import type { GlossaryTerm } from '@python-learning/curriculum';
import { describe, expect, test } from 'vitest';
import { proseOf, sentencesOf, wordsOf } from '../../curriculum/checks/prose.ts';
import { readingGrade } from '../../curriculum/checks/reading-grade.ts';
import { readContent } from '../../curriculum/src/content.ts';
import { allTexts, type LearnerText } from '../../feedback/fixtures/all-texts.ts';
import { builtins, keywords } from '../../feedback/src/python-text/python-words.ts';

const texts = allTexts();
const glossary = readContent(path.join(import.meta.dirname, '../../curriculum')).glossary?.value ?? null;
if (glossary === null) throw new Error('The course has no glossary.');

const englishOf = ({ parts }: LearnerText): string => proseOf(parts.map(({ en }) => en).join('\n'));

describe('English that an eleven-year-old can read', () => {
  test('no sentence has more than 15 words', () => {
    const long = texts.flatMap((text) =>
      sentencesOf(englishOf(text))
        .filter((sentence) => wordsOf(sentence).length > 15)
        .map((sentence) => `${text.where}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  test('no explanation reads harder than school grade 6', () => {
    const hard = texts
      .filter((text) => wordsOf(englishOf(text)).length >= 8)
      .map((text) => ({ where: text.where, grade: readingGrade(englishOf(text)) }))
      .filter(({ grade }) => grade > 6);
    expect(hard).toEqual([]);
  });

  test('no explanation is longer than a child will read', () => {
    const long = texts.filter((text) => wordsOf(englishOf(text)).length > 40).map(({ where }) => where);
    expect(long).toEqual([]);
  });
});

/**
 * Words that stay in Latin letters: words of Python and its modules, names of languages and keys, names in examples.
 */
const latinWords = new Set([
  ...keywords,
  ...builtins,
  ...'append sort pop get split join upper math random end prediction string module f'.split(' '),
  ...'randint choice close write w forward left right turtle colormode bye'.split(' '),
  ...'red orange gold green blue purple'.split(' '),
  ...'Python C Java Tab _ to until nan'.split(' '),
  ...'greet item area name names word words total price count town my_ my_name my_town tea It s hot km cm Rs marks ok'.split(
    ' ',
  ),
  ...'a b c i n p q x y A'.split(' '),
]);

describe('Tamil as a teacher writes it', () => {
  const twins = texts.flatMap(({ where, parts }) => parts.map((text) => ({ where, ...text })));

  test('no English word is left in it', () => {
    const strange = twins.flatMap(({ where, ta }) => {
      const words = ta.replace(/\{\w+\}/gu, ' ').match(/[A-Za-z_]+/gu) ?? [];
      return words.filter((word) => !latinWords.has(word)).map((word) => `${where}: ${word}`);
    });
    expect(strange).toEqual([]);
  });

  test('a case ending after a Latin word or a name has its hyphen', () => {
    const ending = /[A-Za-z)}] ?(?:ஐ|இல்|இன்|க்கு|உக்கு|ஆல்|உம்|ஓடு|இலிருந்து|கள்|உடன்)(?=[\s.,;:!?]|$)/u;
    expect(twins.filter(({ ta }) => ending.test(ta)).map(({ where, ta }) => `${where}: ${ta}`)).toEqual([]);
  });

  test('digits are 0 to 9, and every letter is in its composed form', () => {
    const wrong = twins.filter(
      ({ ta }) => /[௦-௯]/u.test(ta) || ta !== ta.normalize('NFC') || /[\u200B-\u200D]/u.test(ta),
    );
    expect(wrong).toEqual([]);
  });

  test('the child is spoken to as நீ', () => {
    const polite = /நீங்கள்|உங்கள்|உங்களுக்கு|[^ம]ுங்கள்|(?:செய்|எழுது|பார்|சேர்)(?:யவும்|வும்|க்கவும்)/u;
    expect(twins.filter(({ ta }) => polite.test(ta)).map(({ where, ta }) => `${where}: ${ta}`)).toEqual([]);
  });

  test('it is about as long as the English', () => {
    const apart = twins.filter(
      ({ en, ta }) => ta.length > 2.2 * en.length + 20 || en.length > 2.2 * ta.length + 20,
    );
    expect(apart.map(({ where }) => where)).toEqual([]);
  });

  test.each(glossary.filter(({ avoid }) => avoid.length > 0))(
    'the words that must not stand for "$term.en" stand nowhere',
    ({ avoid }) => {
      const found = twins.filter(({ ta }) => avoid.some((word) => ta.includes(word)));
      expect(found.map(({ where, ta }) => `${where}: ${ta}`)).toEqual([]);
    },
  );

  test.each(glossary.filter(({ match }) => match.length > 0))('"$term.en" is $term.ta', (term) => {
    const other = twins.filter(
      (text) => demands(term, text.en) && !stemsOf(term).some((stem) => text.ta.includes(stem)),
    );
    expect(other.map(({ where, en, ta }) => `${where}: ${en} | ${ta}`)).toEqual([]);
  });
});

function demands({ match }: GlossaryTerm, english: string): boolean {
  const prose = proseOf(english)
    .replace(/"[^"]*"|f-string/gu, '')
    .toLowerCase();
  return match.some((form) => new RegExp(`\\b${RegExp.escape(form)}\\b`).test(prose));
}

/** The stems of a Tamil term before a case ending. */
function stemsOf({ term }: GlossaryTerm): string[] {
  return term.ta.split(' / ').map((form) => form.replace(/\s*\(.*\)$/u, '').replace(/[்ு]$/u, ''));
}
