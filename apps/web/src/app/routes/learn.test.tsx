import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeCourse, ok, progressAfter, refuse } from '../../test/fake-course.ts';
import { openApp } from '../../test/open-app.tsx';

const mark = 'POST /learn/milestones/m1/mark-video-watched/';
const firstStep = {
  id: 'first-step',
  title: 'First Step',
  description: '',
  awarded_at: '2026-01-01T00:00:00Z',
};
const watched = progressAfter(0, { watched_videos: ['m1'], badges: [firstStep] });

const words = {
  en: {
    video: (id: string) => `Video: Lesson ${id}`,
    audio: 'Audio: Lesson v1',
    listen: 'Listen instead of watching',
    next: 'Next',
    toPractice: 'Next: practice',
    badge: 'New Badge Earned!',
    firstStep: 'First Step',
    goOn: 'Go on',
    size: '1:01 min, 2 MB',
    failed: /could not save that you watched/,
    saveNow: 'Save now',
  },
  ta: {
    video: (id: string) => `காணொளி: Lesson ${id}`,
    audio: 'ஒலிப்பாடம்: Lesson v1',
    listen: 'பார்ப்பதற்குப் பதில் கேள்',
    next: 'அடுத்தது',
    toPractice: 'அடுத்து: நிரல் பயிற்சி',
    badge: 'புதிய பதக்கம் பெற்றாய்!',
    firstStep: 'முதல் அடி',
    goOn: 'தொடர்',
    size: '1:01 நிமி., 2 MB',
    failed: /நீ பார்த்ததை இன்னும் சேமிக்க முடியவில்லை/,
    saveNow: 'இப்போது சேமி',
  },
} as const;

describe.each(['en', 'ta'] as const)('the lessons (%s)', (language) => {
  const say = words[language];
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  it('go on only when the video has ended, tell the server after the last, and give the first badge', async () => {
    const server = fakeCourse({ [mark]: () => ok(watched) });
    const { user, pathname } = openApp('/learn/m1', language);
    const first = await screen.findByLabelText(say.video('v1'));
    expect(screen.getByText(say.size)).toBeDefined();
    expect(button(say.next).disabled).toBe(true);
    fireEvent.ended(first);
    expect(localStorage.getItem('video_watched_v1')).toBe('true');
    await user.click(button(say.next));
    expect(server.callsOf(mark)).toHaveLength(0);

    fireEvent.ended(await screen.findByLabelText(say.video('v2')));
    expect(await screen.findByRole('dialog', { name: say.badge })).toBeDefined();
    expect(screen.getByText(say.firstStep)).toBeDefined();
    expect(server.callsOf(mark)).toHaveLength(1);
    await user.click(button(say.goOn));
    await user.click(button(say.toPractice));
    await waitFor(() => expect(pathname()).toBe('/code/m1'));
  });

  it('show captions in the chosen language and have an audio form', async () => {
    fakeCourse();
    const { user } = openApp('/learn/m1', language);
    const video = await screen.findByLabelText(say.video('v1'));
    const tracks = [...video.querySelectorAll('track')];
    expect(tracks.map(({ kind, srclang }) => [kind, srclang])).toEqual([
      ['captions', 'ta'],
      ['captions', 'en'],
    ]);
    expect(tracks.filter((track) => track.default).map(({ srclang }) => srclang)).toEqual([language]);
    await user.click(button(say.listen));
    fireEvent.ended(screen.getByLabelText(say.audio));
    expect(button(say.next).disabled).toBe(false);
  });

  it('let the learner go on when the mark could not be saved, and save it later', async () => {
    const server = fakeCourse({ [mark]: () => refuse(409, 'request_in_progress', 'Wait.') });
    const { user } = openApp('/learn/m1', language);
    fireEvent.ended(await screen.findByLabelText(say.video('v1')));
    await user.click(button(say.next));
    fireEvent.ended(await screen.findByLabelText(say.video('v2')));
    expect(await screen.findByText(say.failed)).toBeDefined();
    expect(button(say.toPractice).disabled).toBe(false);
    server.answer(mark, () => ok(watched));
    await user.click(button(say.saveNow));
    await waitFor(() => expect(screen.queryByText(say.failed)).toBeNull());
  });
});

describe('the way through the lessons', () => {
  it('leads back to the dashboard from the first video', async () => {
    fakeCourse();
    const { user, pathname } = openApp('/learn/m1', 'en');
    await user.click(await screen.findByRole('button', { name: /^Previous/ }));
    await waitFor(() => expect(pathname()).toBe('/dashboard'));
  });

  it('is open when the milestone was watched before, and no badge is given twice', async () => {
    const server = fakeCourse({ 'GET /learn/progress/': () => ok(watched) });
    openApp('/learn/m1', 'en');
    const video = await screen.findByLabelText('Video: Lesson v1');
    fireEvent.ended(video);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsOf(mark)).toHaveLength(0);
  });

  it('goes from /learn to the current milestone, or to the dashboard without one', async () => {
    const server = fakeCourse();
    const first = openApp('/learn', 'en');
    await waitFor(() => expect(first.pathname()).toBe('/learn/m1'));
    first.close();
    server.answer('GET /learn/progress/', () => ok(progressAfter(15)));
    const second = openApp('/learn', 'en');
    await waitFor(() => expect(second.pathname()).toBe('/dashboard'));
  });

  it.each([
    ['/learn/unknown', ok([]), 'Milestone not found'],
    ['/learn/m1', ok([]), 'No learning content available'],
    [
      '/learn/m1',
      refuse(500, 'server_error', 'x'),
      'Failed to load learning content. Please try again later.',
    ],
    ['/learn/m1', refuse(403, 'subscription_required', 'This needs an upgrade.'), 'This needs an upgrade.'],
  ])('says why there is no lesson (%#)', async (path, answer, sentence) => {
    fakeCourse({ [`GET /learn/milestones/${path.slice(7)}/learn-contents/`]: () => answer });
    openApp(path, 'en');
    expect(await screen.findByRole('heading', { name: sentence })).toBeDefined();
  });
});
