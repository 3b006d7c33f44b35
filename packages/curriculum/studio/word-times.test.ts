import { describe, expect, it } from 'vitest';
import { spokenWords, wordTimes } from './word-times.ts';

const whole = { leadMs: 0, lengthMs: 3000 };

describe('the words of a caption', () => {
  it('keep their number when they are spoken as several words or as phonemes', () => {
    expect(spokenWords('A NameError: Vanakkam!', 'en')).toEqual(['A', 'name error:', "[[v'Vn@kVm]]!"]);
  });

  it('begin when the first sound of their respelling begins', () => {
    const events = [
      { position: 0, ms: 20 },
      { position: 2, ms: 300 },
      { position: 7, ms: 600 },
      { position: 17, ms: 1500 },
    ];
    expect(wordTimes(['A', 'name error:', 'stop'], events, { leadMs: 20, lengthMs: 3000 })).toEqual([
      0, 280, 1480,
    ]);
  });

  it('are counted in characters, so that a letter of two code units moves nothing', () => {
    const events = [
      { position: 0, ms: 0 },
      { position: 2, ms: 400 },
    ];
    expect(wordTimes(['🙂', 'go'], events, whole)).toEqual([0, 400]);
  });

  it('begin with the next one when they are not heard, and the last with the end', () => {
    expect(wordTimes(['', 'go', '…'], [{ position: 1, ms: 500 }], whole)).toEqual([500, 500, 3000]);
  });

  it('behind a dash have the time that is told for the dash', () => {
    const events = [
      { position: 0, ms: 0 },
      { position: 3, ms: 700 },
      { position: 9, ms: 1200 },
    ];
    expect(wordTimes(['so', '-', 'and', '25'], events, whole)).toEqual([0, 700, 700, 1200]);
  });
});
