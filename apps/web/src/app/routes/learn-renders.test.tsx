import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { m } from '../../compiled-messages/messages.ts';
import { startFakeCourse } from '../../test/fake-api.ts';
import { lessonWords, mediaNamed } from '../../test/lessons.ts';
import { openApp } from '../../test/open-app.tsx';
import { playPiece, stubMedia } from '../../test/play-media.ts';

beforeEach(stubMedia);

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

it('renders the seek bar alone while a lesson plays', async () => {
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
  expect(seekBar).toHaveBeenCalledTimes(4);
  expect(parts.map(({ mock }) => mock.calls.length)).toEqual(partTexts.map(() => 0));
  fireEvent.pause(video);
  expect(vi.mocked(m.lesson_play)).toHaveBeenCalled();
});
