import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { m } from '../../compiled-messages/messages.ts';
import { startFakeCourse } from '../../test/fake-api.ts';
import { lessonWords, mediaNamed, startCaptions, wishForVideo } from '../../test/lessons.ts';
import { openApp } from '../../test/open-app.tsx';
import { playPiece, stubMedia } from '../../test/play-media.ts';

beforeEach(stubMedia);
beforeEach(wishForVideo);

/** A text of each part of the screen: a part that renders asks for its text. */
const partTexts = [
  'lesson_player',
  'lesson_video_label',
  'lesson_play',
  'lesson_pause',
  'lesson_form',
  'lesson_next_video',
  'lesson_captions',
  'lesson_lessons_list',
  'lesson_transcript',
] as const;

it('renders the seek bar twice a second and none of the other parts while a lesson plays', async () => {
  startFakeCourse();
  openApp('/learn/m1', 'en');
  const video = await mediaNamed(lessonWords.en.video('v1'));
  playPiece(video, 0, 5, 61);
  fireEvent.play(video);
  fireEvent.playing(video);
  const seekBar = vi.spyOn(m, 'lesson_seek');
  const parts = partTexts.map((key) => vi.spyOn(m, key));
  for (const atS of [5.25, 5.5, 5.75, 6]) {
    Object.assign(video, { currentTime: atS });
    fireEvent.timeUpdate(video);
  }
  expect(seekBar).toHaveBeenCalledTimes(2);
  expect(parts.map(({ mock }) => mock.calls.length)).toEqual(partTexts.map(() => 0));
  fireEvent.pause(video);
  expect(vi.mocked(m.lesson_play)).toHaveBeenCalled();
});

it('turns the small captions of the browser off whenever it shows them', async () => {
  const track = { mode: 'disabled' };
  const target = new EventTarget();
  const tracks = Object.assign([track], {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  });
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', { configurable: true, get: () => tracks });
  startCaptions();
  openApp('/learn/m1', 'en');
  playPiece(await mediaNamed(lessonWords.en.video('v1')), 0, 2, 61);
  track.mode = 'showing';
  target.dispatchEvent(new Event('change'));
  expect(track.mode).toBe('disabled');
});

it('opens the transcript beside the picture once the window is wide enough, also while the lesson plays', async () => {
  startFakeCourse();
  openApp('/learn/m1', 'en');
  const lists: (EventTarget & { matches: boolean })[] = [];
  const narrow = window.matchMedia;
  let isWide = false;
  window.matchMedia = (query) => {
    if (!query.includes('1024px')) return narrow(query);
    const list = Object.assign(narrow(query), { matches: isWide });
    lists.push(list);
    return list;
  };
  const video = await mediaNamed(lessonWords.en.video('v1'));
  fireEvent.play(video);
  fireEvent.playing(video);
  const transcript = () => screen.getByRole('button', { name: lessonWords.en.transcript, expanded: isWide });
  expect(transcript()).toBeDefined();
  isWide = true;
  act(() => {
    for (const list of lists) list.dispatchEvent(new Event('change'));
  });
  expect(transcript()).toBeDefined();
});
