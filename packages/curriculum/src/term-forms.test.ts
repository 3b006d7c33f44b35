import type { Language } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.ts';
import { packageRoot } from './package-root.ts';
import { termForms } from './term-forms.ts';

const glossary = readContent(packageRoot).glossary?.value ?? [];

/** The words found, each with the English name of its term. Of overlapping ones the longer wins, else the first. */
function found(text: string, language: Language): string[] {
  const matches = glossary.flatMap((term) =>
    termForms(term, language).flatMap(({ stem, ending }) => {
      const pattern = new RegExp(
        `(?<![\\p{L}\\p{M}\\w.-])${RegExp.escape(stem)}${ending}(?![\\p{L}\\p{M}\\w])`,
        'giu',
      );
      return [...text.matchAll(pattern)].map(({ index, 0: word }) => ({ index, word, name: term.term.en }));
    }),
  );
  const isBeaten = ({ index, word }: (typeof matches)[number], place: number) =>
    matches.some(
      (other, otherPlace) =>
        other.index <= index &&
        other.index + other.word.length >= index + word.length &&
        (other.word.length > word.length || otherPlace < place),
    );
  return matches
    .filter((match, place) => !isBeaten(match, place))
    .toSorted((left, right) => left.index - right.index)
    .map(({ word, name }) => `${word} = ${name}`);
}

describe('in an English text', () => {
  test('terms are found, in the singular and in the plural', () => {
    const text = 'Look at the parts. The quote marks are not shown. A program has brackets.';
    expect(found(text, 'en')).toEqual([
      'quote marks = quote mark',
      'program = program',
      'brackets = bracket, round bracket',
    ]);
  });

  test('the longest word wins', () => {
    expect(found('For Python, capital letters and small letters are different.', 'en')).toEqual([
      'Python = Python',
      'capital letters = capital letter',
      'letters = character, letter',
    ]);
  });

  test('words of Python stay as they are', () => {
    expect(found('Do this if you can, and not before.', 'en')).toEqual([]);
  });

  test('a word inside another one is no term', () => {
    expect(found('A subtext in a runner-up, a re-run, an f-string', 'en')).toEqual(['f-string = f-string']);
  });
});

describe('in a Tamil text', () => {
  test.each([
    ['கடைசி வரியை முதலில் படி. சரம் முடியவில்லை என்று அது சொல்கிறது.', ['வரியை = line (of code)', 'சரம் = string']],
    ['அடைப்புக்குறிக்குள் எதுவும் இல்லை.', ['அடைப்புக்குறிக்குள் = bracket, round bracket']],
    ['மேற்கோள் குறிகளுக்கு இடையே உரை.', ['மேற்கோள் குறிகளுக்கு = quote mark', 'உரை = text']],
    [
      'ஆங்கிலப் பெரிய எழுத்தும் சிறிய எழுத்தும் Python-க்கு வெவ்வேறு.',
      ['பெரிய எழுத்தும் = capital letter', 'எழுத்தும் = character, letter', 'Python = Python'],
    ],
    ['வெற்று வரி வெளியீட்டை எளிதாகப் படிக்க உதவும்.', ['வரி = line (of code)', 'வெளியீட்டை = output']],
    ['எண்ணுக்கு அவை தேவையில்லை.', ['எண்ணுக்கு = number']],
    ['எல்லா நிரலாளர்களும் தினமும் தவறு செய்வார்கள்.', ['நிரலாளர்களும் = programmer']],
    ['உரைகளுக்கு மேற்கோள் குறிகள் உண்டு.', ['உரைகளுக்கு = text', 'மேற்கோள் குறிகள் = quote mark']],
    ['ஒவ்வொரு print-உம் ஒரு புதிய வரியைத் தொடங்கும்.', ['print = print', 'வரியைத் = line (of code)']],
    ['மீண்டும் இயக்குகிறேன். பிழை போய்விட்டது.', ['இயக்குகிறேன் = run', 'பிழை = error']],
    ['காற்புள்ளிகள் பகுதிகளைப் பிரிக்கும்.', ['காற்புள்ளிகள் = comma']],
    ['குறிப்புரையில் உன் ஊகத்தை மட்டும் எழுது.', ['குறிப்புரையில் = comment']],
  ])('%s', (text, terms) => {
    expect(found(text, 'ta')).toEqual(terms);
  });

  test('words that only begin like a term are other words', () => {
    expect(found('வரிகளின் வரிசை முக்கியம். எண்ணெய், திரைப்படம், எழுதுகிறேன்.', 'ta')).toEqual([
      'வரிகளின் = line (of code)',
    ]);
  });
});
