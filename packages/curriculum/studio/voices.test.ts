import { languages } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import { voiceOf } from './voices.ts';

describe.each(languages)('the voices in %s', (language) => {
  const teacher = voiceOf(language, 'teacher');
  const pupil = voiceOf(language, 'pupil');

  it('are those of two people, the pupil with the higher one', () => {
    expect(pupil.voice).not.toBe(teacher.voice);
    expect(pupil.pitch).toBeGreaterThan(teacher.pitch);
  });

  it('rise and fall more than the synthesizer does by itself', () => {
    expect(Math.min(teacher.range, pupil.range)).toBeGreaterThan(50);
  });
});

it('speak English more slowly than the synthesizer reads by itself, which is 175 words a minute', () => {
  expect(voiceOf('en', 'teacher').wordsPerMinute).toBeLessThan(130);
});
