import { contents } from '@python-learning/testing/samples';
import { describe, expect, it } from 'vitest';
import { chooseFile, type FormatPreference, listFormats } from './lesson-format.ts';

const [content] = contents;
if (content === undefined) throw new Error('no lesson');
const formOf = (wish: FormatPreference, lesson = content) => chooseFile(lesson, wish)?.form;

describe('the form of a lesson', () => {
  it('is the one that the page plays, for everybody who did not choose another', () => {
    expect(formOf('auto')).toBe('lite');
    expect(formOf('auto', { ...content, lite_url: '' })).toBe('video');
  });

  it('is what was wished where the lesson has it', () => {
    expect(formOf('video')).toBe('video');
    expect(formOf('video', { ...content, video_url: '' })).toBe('lite');
    expect(chooseFile({ ...content, video_url: '', lite_url: '', audio_url: null }, 'auto')).toBeNull();
  });

  it('is heard in the page: the sound alone is a form only where the page cannot play the lesson', () => {
    expect(formOf('audio')).toBe('lite');
    expect(formOf('audio', { ...content, lite_url: '' })).toBe('audio');
  });

  it('can be chosen from all that there are, each with its size', () => {
    expect(listFormats(content).map(({ form, bytes }) => [form, bytes])).toEqual([
      ['lite', 12_000],
      ['video', 2_000_000],
    ]);
  });
});
