import type { GlossaryTerm } from '@python-learning/contract';
import { describe, expect, it } from 'vitest';
import { createTermFinder, splitAtTerms } from './find-terms.ts';

function term(en: string, words: GlossaryTerm['words']): GlossaryTerm {
  return { term: { en, ta: en }, meaning: { en, ta: en }, example: null, words, taught_in: null };
}

const find = createTermFinder({
  endings: ['(?:e?s)?(?!-)', '(?:ை|கள்)?', '('],
  terms: [
    term('letter', [{ stem: 'letter', ending: 0 }]),
    term('capital letter', [{ stem: 'capital letter', ending: 0 }]),
    term('string', [{ stem: 'string', ending: 0 }]),
    term('line', [{ stem: 'வரி', ending: 1 }]),
    term('broken', [{ stem: 'broken', ending: 2 }]),
  ],
});

function found(text: string): string[] {
  return find(text).map(({ start, end, term: { term: name } }) => `${text.slice(start, end)} = ${name.en}`);
}

describe('glossary words in a text', () => {
  it('are found with their endings, in whatever case, and over the end of a line', () => {
    expect(found('Strings hold letters. A\ncapital\nletter too.')).toEqual([
      'Strings = string',
      'letters = letter',
      'capital\nletter = capital letter',
    ]);
    expect(found('வரிகள், வரி.')).toEqual(['வரிகள் = line', 'வரி = line']);
  });

  it('are no part of another word', () => {
    expect(found('substring, stringy, f-string, string-like, வரிசை')).toEqual([]);
  });

  it('are not looked for in code', () => {
    expect(found('`letter` and print("letter") and string.upper()')).toEqual([]);
  });

  it('leave a text alone whose ending this browser cannot read', () => {
    expect(found('broken')).toEqual([]);
  });
});

describe('marking', () => {
  it('marks the first place of each term over all texts that are read together, and loses no letter', () => {
    const texts = ['A string, a letter.', 'Another string, a capital letter.', ''];
    const marked = splitAtTerms(texts, find);
    expect(marked.map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual(texts);
    expect(
      marked
        .flat()
        .flatMap(({ text, term: meant }) => (meant === null ? [] : [`${text} = ${meant.term.en}`])),
    ).toEqual(['string = string', 'letter = letter', 'capital letter = capital letter']);
  });
});
