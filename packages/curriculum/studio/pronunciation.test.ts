import { describe, expect, it } from 'vitest';
import { joinEnding, spokenText } from './pronunciation.ts';

describe('spoken English', () => {
  it('says a call without its brackets', () => {
    expect(spokenText('Use print() here.', 'en')).toBe('Use print here.');
  });

  it('gives Tamil names their sounds and leaves other words alone', () => {
    expect(spokenText('Show Vanakkam, not Vanakkams.', 'en')).toBe("Show [[v'Vn@kVm]], not Vanakkams.");
  });

  it('is not misled by words that every object knows', () => {
    expect(spokenText('the constructor and toString', 'en')).toBe('the constructor and toString');
  });
});

describe('spoken Tamil', () => {
  it('says code words in Tamil sounds', () => {
    expect(spokenText('print என்ற சொல்', 'ta')).toBe('பிரிண்ட் என்ற சொல்');
  });

  it('joins case endings as they are said', () => {
    expect(spokenText('ஒவ்வொரு print-உம்', 'ta')).toBe('ஒவ்வொரு பிரிண்டும்');
    expect(spokenText('print()-ஐ எழுது', 'ta')).toBe('பிரிண்டை எழுது');
    expect(spokenText('Python-க்கு வெவ்வேறு', 'ta')).toBe('பைத்தனுக்கு வெவ்வேறு');
  });

  it('leaves unknown English words to the English voice, with the ending apart', () => {
    expect(spokenText('keyboard-ஐ', 'ta')).toBe('keyboard ஐ');
  });
});

describe('joinEnding', () => {
  it('keeps words apart that have no bare consonant to join', () => {
    expect(joinEnding('பீ', 'ஐ')).toBe('பீ ஐ');
    expect(joinEnding('பிரிண்ட்', 'போல')).toBe('பிரிண்ட் போல');
  });
});
