import { expect, test } from 'vitest';
import { readContent } from './content.ts';
import { packageRoot } from './package-root.ts';
import { termsOf } from './terms-of-milestone.ts';

const { glossary: file, milestones } = readContent(packageRoot);
const glossary = file?.value ?? [];

test('every word that a milestone teaches is a term of the glossary', () => {
  for (const { milestone } of milestones) {
    const { words } = milestone.value;
    expect(termsOf(words, glossary).map(({ meaning }) => meaning.ta)).toHaveLength(words.length);
  }
});

test('what a word has in brackets does not count, and both languages must agree', () => {
  const named = (en: string, ta: string) => termsOf([{ en, ta }], glossary).map(({ term }) => term.en);
  expect(named('text (string)', 'உரை (சரம்)')).toEqual(['text']);
  expect(named('store', 'சேமி')).toEqual(['assign, store']);
  expect(named('text', 'நிரல்')).toEqual([]);
});
