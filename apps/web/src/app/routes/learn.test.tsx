import { inTurn, networkFailure, refuse } from '@python-learning/testing/fake-api';
import { contents, firstStep, progressAfter } from '@python-learning/testing/samples';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { buttonNamed, lessonWords, mediaNamed, watchScrolling, wishForVideo } from '../../test/lessons.ts';
import { openApp } from '../../test/open-app.tsx';
import { jumpToEnd, playPiece, playToEnd, stubMedia } from '../../test/play-media.ts';

const mark = 'progress.markVideoWatched';
const nothing = { video_url: '', audio_url: null, lite_url: '' };
const watched = progressAfter(0, { watched_videos: ['m1'], badges: [firstStep] });

beforeEach(stubMedia);
beforeEach(wishForVideo);
afterEach(() => {
  // The app's cache remembers the state of the connection across tests.
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
});

describe.each(['en', 'ta'] as const)('the lessons (%s)', (language) => {
  const say = lessonWords[language];

  it('go on only when a video was played to its end, tell the server after the last, and give the first badge', async () => {
    const server = startFakeCourse({ [mark]: watched });
    const { user, pathname } = openApp('/learn/m1', language);
    const first = await mediaNamed(say.video('v1'));
    expect(buttonNamed(say.next).disabled).toBe(true);
    playToEnd(first);
    expect(await screen.findByText(say.watched)).toBeDefined();
    expect(localStorage.getItem('video_watched_v1')).toBe('true');
    await user.click(buttonNamed(say.next));
    expect(document.activeElement?.textContent).toBe('Lesson v2');
    expect(server.requests(mark)).toHaveLength(0);

    playToEnd(await mediaNamed(say.video('v2')));
    expect(await screen.findByRole('dialog', { name: say.badge })).toBeDefined();
    expect(screen.getByText(say.firstStep)).toBeDefined();
    expect(server.requests(mark)).toHaveLength(1);
    await user.click(buttonNamed(say.goOn));
    await waitFor(() => expect(pathname()).toBe('/code/m1'));
  });

  it('end with the kolam and its new stroke, and the way on: to the next lesson, and after the last to the practice', async () => {
    startFakeCourse({ [mark]: progressAfter(0, { watched_videos: ['m1'] }) });
    const { user, pathname } = openApp('/learn/m1', language);
    for (const [id, onward] of [
      ['v1', say.endNext],
      ['v2', say.endPractice],
    ] as const) {
      const video = await mediaNamed(say.video(id));
      expect(screen.queryByRole('button', { name: onward })).toBeNull();
      playToEnd(video);
      const player = within(screen.getByRole('region', { name: say.player }));
      expect(await player.findByRole('img', { name: say.kolam })).toBeDefined();
      expect(player.getByText(say.newStroke)).toBeDefined();
      await user.click(player.getByRole('button', { name: onward }));
    }
    await waitFor(() => expect(pathname()).toBe('/code/m1'));
  });

  it('offer the way to the practice in the player until the lesson begins, then below it', async () => {
    startFakeCourse();
    openApp('/learn/m1', language);
    const video = await mediaNamed(say.video('v1'));
    const player = screen.getByRole('region', { name: say.player });
    const known = () => screen.getByRole('link', { name: say.known });
    expect(player.contains(known())).toBe(true);
    playPiece(video, 0, 2, 61);
    expect(player.contains(known())).toBe(false);
  });

  it('do not play when the way to the practice is pressed in the player', async () => {
    startFakeCourse();
    const { user } = openApp('/learn/m1', language);
    await mediaNamed(say.video('v1'));
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
    await user.click(screen.getByRole('link', { name: say.known }));
    expect(play).not.toHaveBeenCalled();
  });

  it('are not the next step any more for a learner who knew this and went to the practice', async () => {
    startFakeCourse();
    const { user, pathname, close } = openApp('/learn/m1', language);
    await user.click(await screen.findByRole('link', { name: say.known }));
    await waitFor(() => expect(pathname()).toBe('/code/m1'));
    close();

    openApp('/', language);
    const next = within(await screen.findByRole('region', { name: say.nextStep })).getByRole('link');
    expect(next.getAttribute('href')).toBe('/code/m1?q=1');
  });

  it('stay on the screen when the badge is closed', async () => {
    startFakeCourse({ [mark]: watched });
    localStorage.setItem('video_watched_v1', 'true');
    const { user, pathname } = openApp('/learn/m1', language);
    playToEnd(await mediaNamed(say.video('v2')));
    const popup = await screen.findByRole('dialog', { name: say.badge });
    await user.click(within(popup).getByRole('button', { name: say.close }));
    expect(pathname()).toBe('/learn/m1');
    await user.click(buttonNamed(say.toPractice));
    await waitFor(() => expect(pathname()).toBe('/code/m1'));
  });

  it('count what was played before the browser says that it plays', async () => {
    startFakeCourse();
    openApp('/learn/m1', language);
    const first = await mediaNamed(say.video('v1'));
    playPiece(first, 0, 61, 61, 8);
    fireEvent.ended(first);
    expect(await screen.findByText(say.watched)).toBeDefined();
  });

  it('do not count as watched when the middle was skipped, and show what is missing', async () => {
    startFakeCourse();
    const { user } = openApp('/learn/m1', language);
    const video = await mediaNamed(say.video('v1'));
    jumpToEnd(video);
    const player = screen.getByRole('region', { name: say.player });
    expect(await within(player).findByText(say.skipped)).toBeDefined();
    expect(screen.getAllByText(say.skipped)).toHaveLength(1);
    expect(screen.getByRole('button', { name: say.next, description: say.skipped })).toHaveProperty(
      'disabled',
      true,
    );
    const shown = watchScrolling();
    await user.click(within(player).getByRole('button', { name: say.showSkipped }));
    expect(Math.round(video.currentTime)).toBe(1);
    expect(document.activeElement).toBe(player);
    expect(shown).toEqual([player]);
    playPiece(video, 1, 60.5, 61);
    await waitFor(() => expect(buttonNamed(say.next).disabled).toBe(false));
  });

  it('leave the way to the practice open to those who know this, while Next waits for the video', async () => {
    startFakeCourse();
    const { user, pathname } = openApp('/learn/m1', language);
    await mediaNamed(say.video('v1'));
    expect(buttonNamed(say.next).disabled).toBe(true);
    await user.click(screen.getByRole('link', { name: say.known }));
    await waitFor(() => expect(pathname()).toBe('/code/m1'));
  });

  it('let the learner go on when the mark could not be saved, and save it later', async () => {
    const server = startFakeCourse({ [mark]: refuse('request_in_progress') });
    const { user } = openApp('/learn/m1', language);
    playToEnd(await mediaNamed(say.video('v1')));
    await user.click(buttonNamed(say.next));
    playToEnd(await mediaNamed(say.video('v2')));
    expect(await screen.findByText(say.failed)).toBeDefined();
    expect(buttonNamed(say.toPractice).disabled).toBe(false);
    server.answer(mark, watched);
    await user.click(buttonNamed(say.saveNow));
    await waitFor(() => expect(screen.queryByText(say.failed)).toBeNull());
  });
});

it('marks the videos as watched by itself once the connection is back', async () => {
  startFakeCourse({ [mark]: inTurn(networkFailure, watched) });
  const { user } = openApp('/learn/m1', 'en');
  playToEnd(await mediaNamed('Video: Lesson v1'));
  await user.click(buttonNamed('Next'));
  playToEnd(await mediaNamed('Video: Lesson v2'));
  expect(await screen.findByText(lessonWords.en.failed)).toBeDefined();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(lessonWords.en.failed)).toBeNull());
});

describe('the way through the lessons', () => {
  it('leads back to the dashboard from the first video', async () => {
    startFakeCourse();
    const { user, pathname } = openApp('/learn/m1', 'en');
    await user.click(await screen.findByRole('button', { name: /^Previous/ }));
    await waitFor(() => expect(pathname()).toBe('/dashboard'));
  });

  it('is open when the milestone was watched before, and no badge is given twice', async () => {
    const server = startFakeCourse({ 'progress.progress': watched });
    openApp('/learn/m1', 'en');
    playToEnd(await mediaNamed('Video: Lesson v1'));
    expect(buttonNamed('Next').disabled).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.requests(mark)).toHaveLength(0);
  });

  it('is open where a lesson has nothing to play', async () => {
    startFakeCourse({
      'course.learnContents': contents.map((content) => ({ ...content, ...nothing })),
    });
    openApp('/learn/m1', 'en');
    expect(await screen.findByText('Content not available')).toBeDefined();
    expect(buttonNamed('Next').disabled).toBe(false);
  });

  it('goes from /learn to the current milestone, or to the dashboard without one', async () => {
    const server = startFakeCourse();
    const first = openApp('/learn', 'en');
    await waitFor(() => expect(first.pathname()).toBe('/learn/m1'));
    first.close();
    server.answer('progress.progress', progressAfter(15));
    const second = openApp('/learn', 'en');
    await waitFor(() => expect(second.pathname()).toBe('/dashboard'));
  });

  it.each([
    ['/learn/unknown', [], 'Milestone not found'],
    ['/learn/m1', [], 'No learning content available'],
    ['/learn/m1', refuse('server_error'), 'Failed to load learning content. Please try again later.'],
    [
      '/learn/m1',
      refuse('subscription_required', { detail: 'This needs an upgrade.' }),
      'This needs an upgrade.',
    ],
  ])('says why there is no lesson (%#)', async (path, answer, sentence) => {
    startFakeCourse({ 'course.learnContents': answer });
    openApp(path, 'en');
    expect(await screen.findByRole('heading', { name: sentence })).toBeDefined();
  });
});

it('ends with a new loop of the own kolam, and shows none where it was watched before', async () => {
  startFakeCourse();
  const { user } = openApp('/learn/m1', 'en');
  const stroke = 'A new loop in your own kolam.';
  const first = await mediaNamed('Video: Lesson v1');
  expect(screen.queryByText(stroke)).toBeNull();
  playToEnd(first);
  expect(await screen.findByText(stroke)).toBeDefined();
  expect(screen.getByRole('img', { name: 'Your own kolam: 1 of 44 lessons drawn' })).toBeDefined();

  await user.click(buttonNamed('Next'));
  await mediaNamed('Video: Lesson v2');
  expect(screen.queryByText(stroke)).toBeNull();
  await user.click(buttonNamed('Previous'));
  await mediaNamed('Video: Lesson v1');
  expect(screen.queryByText(stroke)).toBeNull();
});
