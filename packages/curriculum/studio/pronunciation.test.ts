import { describe, expect, it } from 'vitest';
import { joinEnding, spokenText } from './pronunciation.ts';

describe('spoken English', () => {
  it('says a call without its brackets', () => {
    expect(spokenText('Use print() here.', 'en')).toBe('Use print here.');
  });

  it('gives Tamil names their sounds and leaves other words alone', () => {
    expect(spokenText('Show Vanakkam, not Vanakkams.', 'en')).toBe("Show [[v'Vn@kVm]], not Vanakkams.");
  });

  it('stresses Tamil words where Tamil does', () => {
    expect(spokenText('Idli for Amma, kottu in Galle', 'en')).toBe(
      "[['Idli]] for [['Vmma:]], [[k'0ttu:]] in [[g'O:l]]",
    );
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

  it('begins and ends code words as English does, which Tamil letters do not tell', () => {
    expect(spokenText('bug, input', 'ta')).toBe("[[b'Vg]], [['inpUt.]]");
    expect(spokenText('b', 'ta')).not.toBe(spokenText('p', 'ta'));
  });

  it('joins endings to phonemes, with the consonant that they double', () => {
    expect(spokenText('guess-இல்', 'ta')).toBe("[[g'esil]]");
    expect(spokenText('greet-க்குப் பதிலாக', 'ta')).toBe("[[gr'i:t.UkkUp]] பதிலாக");
    expect(spokenText('banana-வை', 'ta')).toBe("[[bVn'a:na:]] வை");
    expect(spokenText('body-இல்', 'ta')).toBe("[[b'a:d.i]] இல்");
  });

  it('calls the sign of a comment by its name', () => {
    expect(spokenText('# என்ற குறி, #-ஐ', 'ta')).toBe('ஹாஷ் என்ற குறி, ஹாஷை');
  });

  it('leaves unknown English words to the English voice, with the ending apart', () => {
    expect(spokenText('keyboard-ஐ', 'ta')).toBe('keyboard ஐ');
  });
});

describe('joinEnding', () => {
  it('doubles a consonant after a single short vowel', () => {
    expect(spokenText('n-இன் மதிப்பு', 'ta')).toBe('என்னின் மதிப்பு');
    expect(spokenText('n-க்குப் போகிறது', 'ta')).toBe('என்னுக்குப் போகிறது');
    expect(spokenText('cell-ஐ', 'ta')).toBe('செல்லை');
    expect(spokenText('r-ஐ', 'ta')).toBe('ஆரை');
  });

  it('keeps words apart that have no bare consonant to join', () => {
    expect(joinEnding('பீ', 'ஐ')).toBe('பீ ஐ');
    expect(joinEnding('பிரிண்ட்', 'போல')).toBe('பிரிண்ட் போல');
  });
});
