import { startTestApp } from '@python-learning/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CourseTestApp, sampleMilestone, startCourseTestApp } from '../../../testing/index.ts';
import { findDemoVideo } from './course.service.ts';

let courseApp: CourseTestApp;
beforeAll(async () => {
  courseApp = await startCourseTestApp(startTestApp);
});
afterAll(() => courseApp.stop());

describe('the list of milestones', () => {
  test('is open to anyone, by order, and says which are free', async () => {
    const { status, body } = await courseApp.stranger.call('course.milestones');

    expect(status).toBe(200);
    expect(body).toMatchObject([
      { id: 'first', title: 'Milestone first', description: 'About first', order: 1, is_free: true },
      { id: 'second', order: 2, is_free: true },
      { id: 'third', order: 3, is_free: true },
      { id: 'fourth', order: 4, is_free: true },
      { id: 'fifth', order: 5, is_free: false },
    ]);
  });

  test('comes in Tamil to those who read Tamil', async () => {
    const { body } = await courseApp.stranger.call('course.milestones', 'ta');

    expect(body).toMatchObject([{ title: 'Milestone first (தமிழ்)' }, {}, {}, {}, {}]);
  });
});

describe('the demo', () => {
  test('is a short lesson in the language of whoever looks around', async () => {
    expect(await courseApp.stranger.call('course.demoVideo')).toEqual({
      status: 200,
      body: {
        title: 'Film first-demo',
        audio_url: '/media/first-demo.en.m4a',
        lite_url: '/media/first-demo.en.json',
        duration_s: 61.5,
        size_bytes: 110_000,
        video_url: '/media/first-demo.en.mp4',
      },
    });
    expect((await courseApp.stranger.call('course.demoVideo', 'ta')).body).toMatchObject({
      title: 'Film first-demo (தமிழ்)',
      lite_url: '/media/first-demo.ta.json',
      video_url: '/media/first-demo.ta.mp4',
    });
  });

  test('is not found while it is not made', () => {
    const { videos, ...milestone } = sampleMilestone('first');
    const unmade = { ...milestone, videos: videos.map((video) => ({ ...video, media: null })) };

    expect(findDemoVideo([unmade], 'en', String)).toBeNull();
    expect(findDemoVideo([{ ...milestone, videos: [] }], 'en', String)).toBeNull();
  });
});

describe('the lessons of a milestone', () => {
  test('come with video, sound, captions and transcript', async () => {
    const learner = await courseApp.newLearner();

    expect(await learner.call('course.learnContents', { id: 'first' })).toMatchObject({
      status: 200,
      body: [{ id: 'first-v1', video_url: '/media/first-v1.en.mp4' }, { id: 'first-v3' }],
    });
    expect((await learner.call('course.learnContents', { id: 'first' }, 'ta')).body).toMatchObject([
      { video_url: '/media/first-v1.ta.mp4', transcript: 'Spoken in first-v1 (தமிழ்)' },
      {},
    ]);
  });

  test('are none where there is no content yet', async () => {
    const learner = await courseApp.newLearner();

    expect(await learner.call('course.learnContents', { id: 'third' })).toEqual({ status: 200, body: [] });
  });

  test('are not found for a milestone that does not exist', async () => {
    const learner = await courseApp.newLearner();

    expect(await learner.call('course.learnContents', { id: 'nowhere' })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});

describe.each([
  ['lessons', 'course.learnContents'],
  ['coding questions', 'practice.questions'],
  ['multiple-choice questions', 'exercise.mcqQuestions'],
] as const)('the %s beyond the free milestones', (_what, call) => {
  test('need a subscription', async () => {
    const learner = await courseApp.newLearner();

    expect(await learner.call(call, { id: 'fifth' })).toMatchObject({
      status: 403,
      body: {
        code: 'subscription_required',
        detail: 'This milestone needs an upgrade, and none is running now. Everything you did is kept.',
      },
    });
    expect((await learner.call(call, { id: 'fifth' }, 'ta')).body).toMatchObject({
      detail: 'இந்த மைல்கல்லுக்குச் சந்தா தேவை. இப்போது உனக்குச் சந்தா இல்லை. நீ செய்த எல்லாம் பாதுகாப்பாக உள்ளது.',
    });
  });

  test('are open while a subscription runs, and closed after its end (security 37)', async () => {
    const learner = await courseApp.newLearner({ subscribed: true });
    expect((await learner.call(call, { id: 'fifth' })).status).toBe(200);

    await courseApp.endSubscriptionOf(learner);
    expect((await learner.call(call, { id: 'fifth' })).status).toBe(403);
  });
});
