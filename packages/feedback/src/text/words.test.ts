import { describe, expect, test } from 'vitest';
import { Program } from '../python-text/program.ts';
import { type SpokenWords, wordsFor } from './words.ts';

const words = (en: string) => ({ text: { en, ta: en }, next: { en, ta: en } });

const spoken: SpokenWords = {
  ...words('full'),
  instead: { 'before 4': words('before 4'), 'without loop': words('without a loop') },
};

const said = (milestone: number | undefined, source: string) =>
  wordsFor(spoken, { milestone, program: new Program(source) }).text.en;

describe('the words that fit a listener', () => {
  test.each([
    ['those for beginners, before the milestone', 3, 'for i in range(3): pass', 'before 4'],
    ['the full ones from that milestone on', 4, 'for i in range(3): pass', 'full'],
    ['others where the program lacks what they speak of', 9, 'print(1)', 'without a loop'],
    ['the first that applies', 1, 'print(1)', 'before 4'],
    ['the full ones where nobody knows how far the learner is', undefined, 'while x: pass', 'full'],
  ])('are %s', (_, milestone, source, expected) => {
    expect(said(milestone, source)).toBe(expected);
  });
});
