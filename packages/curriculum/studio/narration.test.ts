import { lengthOf } from '@python-learning/stage';
import { describe, expect, it } from 'vitest';
import { captionColumns, captionLines, splitSentences, spokenUnits } from './narration.ts';

const tamil =
  'நிரலில் உள்ள தவறைக் கண்டுபிடித்துச் சரிசெய்வதை வழு நீக்கல், அதாவது debugging என்கிறோம். முதலில் இந்த மூன்றையும் சரிபார்.';

describe('sentences', () => {
  it('end at full stops, question marks and exclamation marks', () => {
    expect(splitSentences('Pause. What will it show? Say it!')).toEqual([
      'Pause.',
      'What will it show?',
      'Say it!',
    ]);
  });

  it('may begin with the name of a small-letter command', () => {
    expect(splitSentences('It ends here. print shows text.')).toEqual(['It ends here.', 'print shows text.']);
  });

  it('go on behind a closing quote mark, unless a capital letter follows', () => {
    expect(splitSentences('It shows "Hello!" and stops.')).toEqual(['It shows "Hello!" and stops.']);
    expect(splitSentences('It shows "Hello!" Then it stops.')).toEqual([
      'It shows "Hello!"',
      'Then it stops.',
    ]);
    expect(splitSentences("'காட்டு!' என்று சொல்கிறது.")).toEqual(["'காட்டு!' என்று சொல்கிறது."]);
  });
});

describe('spoken units', () => {
  it('joined again are the voice text, word for word', () => {
    const rejoined = spokenUnits(tamil).map(({ text }) => text);
    expect(rejoined.join(' ')).toBe(tamil);
  });

  it('remember their sentence, so that a pause between sentences is longer than one inside', () => {
    const long = `${'word '.repeat(20)}middle, ${'word '.repeat(10)}end. Short.`;
    const sentences = spokenUnits(long).map(({ sentence }) => sentence);
    expect(sentences.length).toBeGreaterThan(2);
    expect(sentences.at(0)).toBe(0);
    expect(sentences.at(-2)).toBe(0);
    expect(sentences.at(-1)).toBe(1);
  });

  it('end where another one begins to speak', () => {
    const anchors = [{ kind: 'speaker', speaker: 'pupil', word: 2 }] as const;
    expect(spokenUnits('Look here why is that', anchors)).toEqual([
      { text: 'Look here', sentence: 0, speaker: 'teacher' },
      { text: 'why is that', sentence: 1, speaker: 'pupil' },
    ]);
  });

  it('never need more than two lines', () => {
    const units = spokenUnits(`${tamil} ${'An endless sentence goes on '.repeat(12)}and ends.`);
    for (const { text } of units) {
      const lines = captionLines(text);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(Math.max(...lines.map(lengthOf))).toBeLessThanOrEqual(captionColumns);
    }
  });

  it('are cut behind a comma when one stands near the middle', () => {
    const text =
      'First comes the word print with a small letter, then round brackets and inside them text in quote marks.';
    expect(spokenUnits(text)[0]?.text).toBe('First comes the word print with a small letter,');
  });
});

describe('lengthOf', () => {
  it('counts a Tamil consonant with its vowel sign as one letter', () => {
    expect(lengthOf('நிரல்')).toBe(3);
    expect(lengthOf('print')).toBe(5);
  });
});
