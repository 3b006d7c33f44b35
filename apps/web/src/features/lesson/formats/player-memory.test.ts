import { describe, expect, it } from 'vitest';
import { clearLearnerStorage } from '../../../lib/storage/learner-storage.ts';
import { sizeText } from './file-size.ts';
import { keepPlayerMemory, readPlayerMemory } from './player-memory.ts';

describe('what a device remembers of the player', () => {
  it('is the lesson that waits at first, heard where no data is saved', () => {
    expect(readPlayerMemory()).toEqual({ wish: 'auto', hasSound: null, stops: true });
  });

  it('is found again, also by another learner of the same device', () => {
    keepPlayerMemory({ wish: 'lite', hasSound: true, stops: false });
    clearLearnerStorage();
    expect(readPlayerMemory()).toEqual({ wish: 'lite', hasSound: true, stops: false });
  });

  it.each(['{', '3', '{"wish":"radio"}', 'null'])('is forgotten where it cannot be read: %s', (kept) => {
    localStorage.setItem('lesson_player', kept);
    expect(readPlayerMemory()).toEqual({ wish: 'auto', hasSound: null, stops: true });
  });
});

describe('a size', () => {
  it.each([
    [300, /^1\s?kB$/],
    [12_340, /^12\s?kB$/],
    [250_000, /^0[.]3\s?MB$/],
    [2_340_000, /^2[.]3\s?MB$/],
  ])('of %i bytes is said as phones say it', (bytes, text) => {
    expect(sizeText(bytes)).toMatch(text);
  });
});
