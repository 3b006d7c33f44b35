import { learnContent } from '@python-learning/contract';
import { expect, test } from 'vitest';
import { sampleMilestone } from '../../../testing/index.ts';
import { learnContents } from './learn-content.ts';

const first = sampleMilestone('first');
const mediaUrl = (file: string) => `/media/${file}`;

test('a lesson comes in one language, with captions in both', () => {
  const [lesson] = learnContents(first, 'ta', mediaUrl);

  expect(lesson).toEqual({
    id: 'first-v1',
    video_url: '/media/first-v1.ta.mp4',
    audio_url: '/media/first-v1.ta.m4a',
    lite_url: '/media/first-v1.ta.json',
    title: 'Lesson first-v1 (தமிழ்)',
    transcript: 'Spoken in first-v1 (தமிழ்)',
    captions: [
      { lang: 'ta', url: '/media/first-v1.ta.vtt' },
      { lang: 'en', url: '/media/first-v1.en.vtt' },
    ],
    poster_url: '/media/first-v1.webp',
    duration_s: 61.5,
    size_bytes: 500_000,
    audio_size_bytes: 100_000,
    lite_size_bytes: 10_000,
    thumbnails: {
      url: '/media/first-v1.ta.webp',
      width: 160,
      height: 90,
      columns: 5,
      count: 13,
      every_s: 5,
    },
    try_its: [
      { at_s: 42.5, code: 'print(input())', inputs: ['Nila'], keys: ['input()', 'print()', '(', ')'] },
    ],
    guesses: [
      {
        at_s: 50,
        until_s: 54.5,
        code: 'print(3)',
        answers: [
          { text: '2', why_not: 'Not 2. (தமிழ்)' },
          { text: '3', why_not: null },
          { text: 'print', why_not: 'Not print. (தமிழ்)' },
        ],
        because: 'It is 3. (தமிழ்)',
      },
    ],
  });
  expect(learnContent.parse(lesson)).toEqual(lesson);
});

test('a lesson whose video is not made yet is left out, and the others keep their order', () => {
  expect(learnContents(first, 'en', mediaUrl).map(({ id }) => id)).toEqual(['first-v1', 'first-v3']);
});
