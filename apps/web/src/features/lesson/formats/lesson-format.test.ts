import { contents } from '@python-learning/testing/samples';
import { describe, expect, it } from 'vitest';
import { chooseFile, type FormatPreference, findLighter, listFormats } from './lesson-format.ts';

const [content] = contents;
if (content === undefined) throw new Error('no lesson');
const usual = { isPhone: false, isSlow: false, dataSaving: false };
const formOf = (wish: FormatPreference, conditions = usual, lesson = content) =>
  chooseFile(lesson, wish, conditions)?.form;

describe('the form of a lesson', () => {
  it('is the video by itself, and the light one on a slow connection or where data is saved', () => {
    expect(formOf('auto')).toBe('video');
    expect(formOf('auto', { ...usual, isSlow: true })).toBe('light');
    expect(formOf('auto', { ...usual, dataSaving: true })).toBe('light');
  });

  it('is the lite lesson on a phone by itself, whatever the connection, but where data is saved', () => {
    const phone = { ...usual, isPhone: true };
    expect(formOf('auto', phone)).toBe('lite');
    expect(formOf('auto', { ...phone, isSlow: true })).toBe('lite');
    expect(formOf('auto', { ...phone, dataSaving: true })).toBe('light');
    expect(formOf('auto', phone, { ...content, lite_url: '' })).toBe('video');
  });

  it('is what was wished, whatever the connection', () => {
    for (const wish of ['video', 'light', 'lite', 'audio'] as const) {
      expect(formOf(wish, { isPhone: true, isSlow: true, dataSaving: true })).toBe(wish);
    }
  });

  it('is another one where the lesson has not what was wished', () => {
    const bare = { ...content, light_video_url: '', lite_url: '', audio_url: null };
    expect(formOf('lite', usual, bare)).toBe('video');
    expect(formOf('auto', { isPhone: true, isSlow: true, dataSaving: true }, bare)).toBe('video');
    expect(chooseFile({ ...bare, video_url: '' }, 'auto', usual)).toBeNull();
  });

  it('can be chosen from all that there are, each with its size, the lite lesson first where data is saved', () => {
    expect(listFormats(content, false).map(({ form, bytes }) => [form, bytes])).toEqual([
      ['video', 2_000_000],
      ['light', 900_000],
      ['lite', 12_000],
      ['audio', 200_000],
    ]);
    expect(listFormats(content, true)[0]?.form).toBe('lite');
    expect(listFormats({ ...content, audio_url: null }, false)).toHaveLength(3);
  });

  it('has a lighter one that shows the lesson, but for the lightest', () => {
    const files = listFormats(content, false);
    expect(findLighter(files, 'video')?.form).toBe('lite');
    expect(findLighter(files, 'lite')).toBeNull();
    const noLite = listFormats({ ...content, lite_url: '' }, false);
    expect(findLighter(noLite, 'video')?.form).toBe('light');
    expect(findLighter(noLite, 'light')).toBeNull();
  });
});
