import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  lessonWords,
  mediaNamed,
  startCaptions,
  startLiteLesson,
  watchScrolling,
  wishForVideo,
} from '../../test/lessons.ts';
import { openApp } from '../../test/open-app.tsx';
import { playPiece, stubMedia } from '../../test/play-media.ts';
import { liteFile, timeline } from '../../test/sample-lite-lesson.ts';

beforeEach(stubMedia);

describe.each(['en', 'ta'] as const)('the scenes of a lesson (%s)', (language) => {
  const say = lessonWords[language];
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: say.place });

  async function openVideo() {
    wishForVideo();
    startCaptions();
    const { user } = openApp('/learn/m1', language);
    const video = await mediaNamed(say.video('v1'));
    playPiece(video, 0, 5, 61);
    await waitFor(() => expect(slider().getAttribute('aria-valuetext')).toContain(say.parts[0]));
    return { user, video };
  }

  it('are told by the seek bar, and gone through with Page Up and Page Down', async () => {
    const { video } = await openVideo();
    const [first, second] = say.parts;
    expect(slider().getAttribute('aria-valuetext')).toContain(first);
    fireEvent.keyDown(slider(), { key: 'PageUp' });
    expect(video.currentTime).toBe(say.secondSceneS);
    expect(slider().getAttribute('aria-valuetext')).toContain(second);
    fireEvent.keyDown(slider(), { key: 'PageDown' });
    expect(video.currentTime).toBe(0);
  });

  it('are gone through by a swipe over the picture, which does not play or pause', async () => {
    const { video } = await openVideo();
    touch(video, [200, 100], [100, 110]);
    expect(video.currentTime).toBe(say.secondSceneS);
    touch(video, [100, 100], [200, 100]);
    expect(video.currentTime).toBe(0);
    expect(screen.queryByRole('button', { name: say.pause })).toBeNull();
    touch(video, [100, 100], [130, 200]);
    expect(video.currentTime).toBe(0);
  });

  it('are left by two quick touches, ten seconds on', async () => {
    const { video } = await openVideo();
    touch(video, [200, 100], [200, 100]);
    expect(screen.getByRole('button', { name: say.pause })).toBeDefined();
    touch(video, [200, 100], [200, 100]);
    expect(video.currentTime).toBe(15);
    expect(screen.queryByRole('button', { name: say.pause })).toBeNull();
  });

  it('stand in the transcript with their programs, from where the picture comes back into view', async () => {
    startLiteLesson();
    const { user } = openApp('/learn/m1', language);
    const transcript = within(await screen.findByRole('region', { name: say.transcript }));
    await user.click(transcript.getByRole('button', { name: say.transcript }));
    const program = (await transcript.findByText('print')).closest('div');
    expect(program?.textContent).toMatch(/^print\("Tea"\).*Tea$/);
    const shown = watchScrolling();
    await user.click(transcript.getByText('It shows tea.'));
    expect(shown).toEqual([screen.getByRole('region', { name: say.player })]);
  });

  it('do not tell in the transcript what a program shows before the lesson has asked', async () => {
    const [title, ...programs] = timeline.scenes;
    const think = { startMs: 520, endMs: 580 };
    startLiteLesson({ ...liteFile, scenes: [title, ...programs.map((scene) => ({ ...scene, think }))] });
    const { user } = openApp('/learn/m1', language);
    const transcript = within(await screen.findByRole('region', { name: say.transcript }));
    await user.click(transcript.getByRole('button', { name: say.transcript }));
    const isHidden = async () => (await transcript.findByText(/Tea$/)).closest('.hidden') !== null;
    expect(await isHidden()).toBe(true);
    playPiece(await mediaNamed(say.audio), 0, 1, 1.5);
    expect(await isHidden()).toBe(false);
  });
});

it.each([
  ['the people who are heard', { ...liteFile, voices: ['Malar', 'Anbu'] }, ['Voice: Malar, Anbu']],
  ['nobody where the machine alone speaks', liteFile, []],
])('the transcript names %s', async (_who, lesson, credits) => {
  startLiteLesson(lesson);
  const { user } = openApp('/learn/m1', 'en');
  const transcript = within(await screen.findByRole('region', { name: lessonWords.en.transcript }));
  await user.click(transcript.getByRole('button', { name: lessonWords.en.transcript }));
  await transcript.findByText('It shows tea.');
  expect(transcript.queryAllByText(/^Voice/).map(({ textContent }) => textContent)).toEqual(credits);
});

/** A finger that goes from one place of the window to another. */
function touch(
  element: Element,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
): void {
  // All at one moment, however busy the machine is.
  const fire = (event: Event) => fireEvent(element, Object.defineProperty(event, 'timeStamp', { value: 1 }));
  fire(createEvent.pointerDown(element, { pointerType: 'touch', clientX: fromX, clientY: fromY }));
  fire(createEvent.pointerUp(element, { pointerType: 'touch', clientX: toX, clientY: toY }));
  fire(createEvent.click(element, { clientX: toX, clientY: toY }));
}
