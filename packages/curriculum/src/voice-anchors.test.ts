import { describe, expect, it } from 'vitest';
import { anchoredVoiceSchema, readVoice } from './voice-anchors.ts';

describe('a voice text with anchors', () => {
  it('is read without them, and each acts with its word', () => {
    expect(readVoice('Watch. {run}Run says [[hello]] now.')).toEqual({
      text: 'Watch. Run says hello now.',
      anchors: [
        { kind: 'run', word: 1 },
        { kind: 'mark', piece: 'hello', occurrence: 1, word: 3 },
      ],
    });
  });

  it('may mark another occurrence, or another piece than it says', () => {
    expect(readVoice('The [[name#2]] and [[the quotes|"]].')).toEqual({
      text: 'The name and the quotes.',
      anchors: [
        { kind: 'mark', piece: 'name', occurrence: 2, word: 1 },
        { kind: 'mark', piece: '"', occurrence: 1, word: 3 },
      ],
    });
  });

  it('keeps a Tamil ending with the word that is marked', () => {
    expect(readVoice('முதலில் [[print]]-ஐ {line:2}பார்.')).toEqual({
      text: 'முதலில் print-ஐ பார்.',
      anchors: [
        { kind: 'mark', piece: 'print', occurrence: 1, word: 1 },
        { kind: 'lines', first: 2, last: 2, word: 2 },
      ],
    });
  });

  it('may bring lines, rows and another speaker, with or without spaces around', () => {
    expect(readVoice('{line:1-3} One. {pupil} Why? {teacher} Look: {row:2} two')).toEqual({
      text: 'One. Why? Look: two',
      anchors: [
        { kind: 'lines', first: 1, last: 3, word: 0 },
        { kind: 'speaker', speaker: 'pupil', word: 1 },
        { kind: 'speaker', speaker: 'teacher', word: 2 },
        { kind: 'row', row: 2, word: 3 },
      ],
    });
  });

  it('may have the input typed that the program waits for', () => {
    expect(readVoice('It waits. I {input:1}type.').anchors).toEqual([{ kind: 'typing', input: 1, word: 3 }]);
  });

  it('tells the author which anchor is none', () => {
    const { error } = anchoredVoiceSchema.safeParse({ en: 'Now {rum}go.', ta: 'இப்போது.' });
    expect(error?.issues).toMatchObject([
      { path: ['en'], message: expect.stringContaining('{rum} is none of') },
    ]);
  });

  it.each(['[[the quotes|]]', '[[|print]]', '[[ ]]', '[[name#0]]'])(
    'refuses %s, which says or marks nothing',
    (mark) => {
      const { error } = anchoredVoiceSchema.safeParse({ en: `Look at ${mark} now.`, ta: 'இப்போது.' });
      expect(error?.issues).toMatchObject([{ path: ['en'], message: `${mark} says or marks nothing` }]);
    },
  );

  it('has no anchors where no word has one', () => {
    expect(anchoredVoiceSchema.parse({ en: 'Only [one].', ta: 'ஒன்று மட்டும்.' })).toEqual({
      voice: { en: 'Only [one].', ta: 'ஒன்று மட்டும்.' },
    });
  });
});
