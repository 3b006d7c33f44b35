import { describe, expect, test } from 'vitest';
import { proseOf, sentencesOf, wordsOf } from './prose.ts';
import { readingGrade, syllablesOf } from './reading-grade.ts';

describe('prose', () => {
  test('leaves code blocks and placeholders out, and reads a piece of code as one word', () => {
    const markdown =
      'Use `print("a b c")` here.\n\n```\nprint(1)\nprint(2)\n```\n\n{{output}}\n\nCall print() now.';
    expect(wordsOf(proseOf(markdown))).toEqual(['Use', 'code', 'here.', 'Call', 'code', 'now.']);
  });

  test('ends a sentence at a mark and at a line end, not at dots that go on', () => {
    expect(sentencesOf('Start with 3.14 ... and go on. Then stop! "Really?" Yes\nNew line')).toEqual([
      'Start with 3.14 … and go on.',
      'Then stop!',
      '"Really?"',
      'Yes',
      'New line',
    ]);
  });
});

describe('the reading grade', () => {
  test.each([
    ...([
      ['line', 1],
      ['mistake', 2],
      ['water', 2],
      ['order', 2],
      ['animal', 3],
      ['closed', 1],
      ['table', 2],
    ] as const),
    ...([
      ['the', 1],
      ['beautiful', 3],
      ['quotes', 1],
    ] as const),
  ])('hears in "%s" %i syllables', (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables);
  });

  test('counts the words that the course teaches as easy ones', () => {
    expect(syllablesOf('Python')).toBe(1);
    expect(readingGrade('The program shows output.')).toBeLessThan(readingGrade('The animal shows banana.'));
  });

  test('is low for short sentences of short words, and high for long ones', () => {
    expect(readingGrade('Look at the line. It is red.')).toBeLessThan(2);
    const hard =
      'Consequently, considerable interpretation difficulties characterise unfamiliar terminology.';
    expect(readingGrade(hard)).toBeGreaterThan(12);
  });
});
