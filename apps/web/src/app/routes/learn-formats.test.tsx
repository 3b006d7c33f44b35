import type { FakeApi } from '@python-learning/testing/fake-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeLocalSettings } from '../../lib/settings/local-settings.ts';
import { buttonNamed, lessonWords, mediaNamed, startLiteLesson, wishForVideo } from '../../test/lessons.ts';
import { openApp } from '../../test/open-app.tsx';
import { playPiece, stubMedia } from '../../test/play-media.ts';
import { liteFile } from '../../test/sample-lite-lesson.ts';

beforeEach(stubMedia);

/** The media files that were asked for, in their order. */
const mediaOf = (server: FakeApi) =>
  server
    .requests()
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/media/'));

describe.each(['en', 'ta'] as const)('the formats of a lesson (%s)', (language) => {
  const say = lessonWords[language];
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: say.place });

  it('say what they cost to load before it is loaded', async () => {
    startLiteLesson();
    const { user } = openApp('/learn/m1', language);
    await mediaNamed(say.audio);
    await user.click(screen.getByRole('button', { name: say.change }));
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(say.formats);
    expect(radios[0]?.checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: say.formats[1] }));
    expect((await mediaNamed(say.video('v1'))).getAttribute('src')).toBe('/media/v1.mp4');
    expect(localStorage.getItem('lesson_player')).toContain('"video"');
  });

  it('are drawn by the page and heard, for everybody who chose no other', async () => {
    const server = startLiteLesson();
    openApp('/learn/m1', language);
    expect((await mediaNamed(say.audio)).getAttribute('src')).toBe('/media/v1.mp3');
    await waitFor(() => expect(document.querySelector('.stage')?.textContent).toContain('Tea'));
    expect(server.requests().filter(({ path }) => path.endsWith('.mp4'))).toEqual([]);
  });

  it('are read where data is saved, until the learner asks for the sound, whose size is said', async () => {
    const server = startLiteLesson();
    changeLocalSettings({ dataSaving: true });
    const { user } = openApp('/learn/m1', language);
    await waitFor(() => expect(document.querySelector('.stage')?.textContent).toContain('Tea'));
    expect(document.querySelector('audio, video')).toBeNull();
    expect(mediaOf(server)).toEqual(['/media/v1.json']);
    await user.click(buttonNamed(say.loadSound));
    expect(await mediaNamed(say.audio)).toBeDefined();
  });

  it('can be played by the page itself: no video, the same words, and the end counts', async () => {
    changeLocalSettings({ dataSaving: true });
    const server = startLiteLesson();
    const { user } = openApp('/learn/m1', language);
    const player = within(await screen.findByRole('region', { name: say.player }));
    await waitFor(() => expect(document.querySelector('.stage')?.textContent).toContain('Tea'));
    await user.click(buttonNamed(say.play));
    expect(await player.findByText('It shows tea.')).toBeDefined();
    expect(await player.findByText((text) => text.endsWith('print("Tea")'))).toBeDefined();
    expect(await screen.findByText(say.watched)).toBeDefined();
    expect(document.querySelector('video')).toBeNull();
    expect(mediaOf(server)).toEqual(['/media/v1.json']);
  });

  it('do not count when the end of the lite lesson was jumped to', async () => {
    changeLocalSettings({ dataSaving: true });
    const long = { ...liteFile, durationMs: 61_000, closing: { startMs: 1200, endMs: 61_000 } };
    startLiteLesson(long);
    const { user } = openApp('/learn/m1', language);
    await waitFor(() => expect(document.querySelector('.stage')?.textContent).toContain('Tea'));
    fireEvent.change(slider(), { target: { value: '60' } });
    await user.click(buttonNamed(say.play));
    expect(await screen.findByText(say.skipped)).toBeDefined();
    expect(buttonNamed(say.next).disabled).toBe(true);
  });

  it('play the lite lesson by its sound where the learner wants to hear it', async () => {
    changeLocalSettings({ dataSaving: true });
    startLiteLesson();
    const { user } = openApp('/learn/m1', language);
    await screen.findByRole('region', { name: say.player });
    expect(document.querySelector('audio')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: say.sound }));
    const sound = await mediaNamed(say.audio);
    playPiece(sound, 0, 1, 1.5);
    await waitFor(() => expect(document.querySelector('.stage .output')?.textContent).toContain('Tea'));
    playPiece(sound, 1, 1.5, 1.5);
    fireEvent.ended(sound);
    expect(await screen.findByText(say.watched)).toBeDefined();
  });

  it('go on at the same moment in another form', async () => {
    const long = { ...liteFile, durationMs: 61_000, closing: { startMs: 1200, endMs: 61_000 } };
    startLiteLesson(long);
    wishForVideo();
    const { user } = openApp('/learn/m1', language);
    const video = await mediaNamed(say.video('v1'));
    playPiece(video, 0, 30, 61);
    fireEvent.play(video);
    await user.click(screen.getByRole('button', { name: say.change }));
    await user.click(screen.getByRole('radio', { name: say.formats[0] }));
    await waitFor(() => expect(document.querySelector('.stage')?.textContent).not.toBeUndefined());
    expect(buttonNamed(say.pause)).toBeDefined();
    expect(Number(slider().value)).toBeGreaterThanOrEqual(30);
    await user.click(buttonNamed(say.pause));
    await user.click(screen.getByRole('radio', { name: say.formats[1] }));
    expect(Number(slider().value)).toBeGreaterThanOrEqual(30);
    expect((await mediaNamed(say.video('v1'))).getAttribute('src')).toBe('/media/v1.mp4');
  });

  it('offer the lite lesson when the start takes long', async () => {
    startLiteLesson();
    wishForVideo();
    const { user } = openApp('/learn/m1', language);
    await mediaNamed(say.video('v1'));
    await user.click(buttonNamed(say.play));
    await user.click(await screen.findByRole('button', { name: say.slow }));
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
    expect(buttonNamed(say.pause)).toBeDefined();
  });
});
