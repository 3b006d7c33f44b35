import { learnContent } from '@python-learning/contract';
import { expect, test } from 'vitest';
import { sampleMilestone } from '../test-scene/index.ts';
import { learnContents } from './learn-content.ts';
import { mediaUrl } from './media-url.ts';

const first = sampleMilestone('first');

test('a lesson comes in one language, with captions in both', () => {
  const [lesson] = learnContents(first, 'ta');

  expect(lesson).toEqual({
    id: 'first-v1',
    video_url: '/media/first-v1.ta.mp4',
    audio_url: '/media/first-v1.ta.m4a',
    title: 'Lesson first-v1 (தமிழ்)',
    transcript: 'Spoken in first-v1 (தமிழ்)',
    captions: [
      { lang: 'ta', url: '/media/first-v1.ta.vtt' },
      { lang: 'en', url: '/media/first-v1.en.vtt' },
    ],
    poster_url: '/media/first-v1.webp',
    duration_s: 61.5,
    size_bytes: 500_000,
  });
  expect(learnContent.parse(lesson)).toEqual(lesson);
});

test('a lesson whose video is not made yet is left out, and the others keep their order', () => {
  expect(learnContents(first, 'en').map(({ id }) => id)).toEqual(['first-v1', 'first-v3']);
});

test('the name of a media file can not lead out of its folder', () => {
  expect(mediaUrl('a b?.mp4')).toBe('/media/a%20b%3F.mp4');
  expect(mediaUrl('../secret')).toBe('/media/..%2Fsecret');
});
