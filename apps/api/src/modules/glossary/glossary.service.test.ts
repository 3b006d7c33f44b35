import { loadCurriculum } from '@python-learning/curriculum';
import { expect, test } from 'vitest';
import { createGlossaryService } from './glossary.service.ts';

const service = createGlossaryService(loadCurriculum());

test('every term has both languages, and endings that a browser can read', () => {
  for (const language of ['ta', 'en'] as const) {
    const { terms, endings } = service.get(language);
    expect(terms.length).toBeGreaterThan(100);
    for (const { term, meaning, words } of terms) {
      for (const text of [term.ta, term.en, meaning.ta, meaning.en]) expect(text).not.toBe('');
      for (const { ending } of words) expect(endings[ending]).toBeDefined();
    }
    for (const ending of endings) expect(() => new RegExp(ending, 'uy')).not.toThrow();
    expect(new Set(endings).size).toBe(endings.length);
  }
});

test('a term leads to the first milestone that teaches it, in the language of the reader', () => {
  const variable = (language: 'ta' | 'en') =>
    service.get(language).terms.find(({ term }) => term.en === 'variable');

  expect(variable('en')?.taught_in).toEqual({ id: 'names-for-values', title: 'Names for values', order: 2 });
  expect(variable('ta')?.taught_in?.title).toBe('மதிப்புகளுக்குப் பெயர்கள்');
  expect(variable('ta')?.words).not.toEqual(variable('en')?.words);
});
