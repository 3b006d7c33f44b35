import { describe, expect, it } from 'vitest';
import { spokenEnglish, spokenTamil } from './pronunciation.tables.ts';
import { soundAlikes, soundFault, writingFaults } from './table-faults.ts';

const english = /^[a-z]+$/;
const tamil = /^[\u0B80-\u0BFF]+(?:-[\u0B80-\u0BFF]+)*$/;

describe('the tables of pronunciation', () => {
  it('are written in the letters of their voice or in phonemes', () => {
    expect([...writingFaults(spokenEnglish, english), ...writingFaults(spokenTamil, tamil)]).toEqual([]);
  });

  it('keep words apart that English keeps apart', () => {
    expect(soundAlikes(spokenTamil)).toEqual([
      ['r', 'or'],
      ['t', 'tea'],
      ['col', 'column'],
      ['str', 'string'],
      ['too', 'two'],
    ]);
  });
});

describe('a fault of a table', () => {
  it('is a word in capitals, an empty one and one in letters of another voice', () => {
    expect(writingFaults({ Bug: 'பக்' }, tamil)).toEqual(['Bug: must be one word in small Latin letters']);
    expect(writingFaults({ bug: '' }, tamil)).toHaveLength(1);
    expect(writingFaults({ bug: 'bக்' }, tamil)).toHaveLength(1);
    expect(writingFaults({ bug: "[[b'Vg" }, tamil)).toHaveLength(1);
  });

  it('is a consonant that is voiced in one language and not in the other', () => {
    expect(soundFault('bug', "p'Vg")).toBe("bug begins with b, heard is p'Vg");
    expect(soundFault('two', "d.'u:")).not.toBeNull();
    expect(soundFault('cake', "k'e:g")).toBe("cake ends voiceless, heard is k'e:g");
    expect(soundFault('fruits', "fr'u:d.s")).not.toBeNull();
  });

  it('is a letter or a word that is an unfit word of Tamil', () => {
    expect(soundFault('p', "p'i:")).toBe('p is heard as பீ (dirt)');
    expect(soundFault('col', "k'ol")).toBe('col is heard as கொல் (kill)');
    expect(soundFault('p', "p#'i")).toBeNull();
  });

  it('is none where the voice says what English says', () => {
    expect([soundFault('bug', "b'Vg"), soundFault('age', ";'e:dZ"), soundFault('cell', "s'el")]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
