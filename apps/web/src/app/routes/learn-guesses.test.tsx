import { contents } from '@python-learning/testing/samples';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { guessCard } from '../../features/lesson/guesses/use-guesses.ts';
import { startFakeCourse } from '../../test/fake-api.ts';
import { buttonNamed, lessonWords, mediaNamed, wishForVideo } from '../../test/lessons.ts';
import { openApp } from '../../test/open-app.tsx';
import { playOn, playPiece, stubMedia } from '../../test/play-media.ts';

const guess = {
  at_s: 20,
  until_s: 24.5,
  code: 'print("Tea", 2)',
  answers: [
    { text: 'Tea 2', why_not: null },
    { text: 'Tea, 2', why_not: 'The comma is not shown.' },
  ],
  because: 'A comma makes a space.',
};

/** Starts a fake api whose lessons ask what a program will show, and opens the first. */
function openLesson(language: 'en' | 'ta', form: 'video' | 'audio' = 'video') {
  // The sound is a form of its own only where the page cannot play the lesson.
  const changes = { guesses: [guess], ...(form === 'audio' ? { lite_url: '' } : {}) };
  startFakeCourse({
    'course.learnContents': contents.map((content) => ({ ...content, ...changes })),
  });
  return openApp('/learn/m1', language);
}

beforeEach(stubMedia);
beforeEach(wishForVideo);

describe.each(['en', 'ta'] as const)('a lesson that asks what a program will show (%s)', (language) => {
  const say = lessonWords[language];
  const question = () => screen.queryByRole('heading', { name: say.guess });

  /** Plays up to the question, which is on its way with the first piece. */
  async function reachGuess(media: HTMLMediaElement): Promise<void> {
    playPiece(media, 0, 19, 61);
    await guessCard.fetch();
    playOn(media, 19, 22);
    expect(question()).not.toBeNull();
  }

  it.each(['video', 'audio'] as const)('stops by itself, takes a tap and goes on: %s', async (form) => {
    localStorage.setItem('lesson_player', JSON.stringify({ wish: form }));
    const { user } = openLesson(language, form);
    const media = await mediaNamed(form === 'video' ? say.video('v1') : say.audio);
    await reachGuess(media);
    const player = screen.getByRole('region', { name: say.player });
    expect(document.activeElement).toBe(question());
    expect(within(player).getByText(guess.code).classList.contains('sr-only')).toBe(form === 'video');
    expect(media.currentTime).toBe(20);
    await user.click(within(player).getByRole('button', { name: 'Tea, 2' }));
    const answered = within(player).getByRole('region', { name: say.guess });
    expect(answered.textContent).toContain(
      `${say.guessChosen}Tea, 2${say.guessRightAnswer}Tea 2The comma is not shown.A comma makes a space.`,
    );
    expect(media.paused).toBe(true);
    await user.click(buttonNamed(say.guessOn));
    expect(question()).toBeNull();
    expect(media.currentTime).toBe(24.5);
    expect(buttonNamed(say.pause)).toBeDefined();
    expect(document.activeElement).toBe(player);
    playOn(media, 24.5, 61);
    fireEvent.ended(media);
    expect(await screen.findByText(say.watched)).toBeDefined();
  });

  it('shows in a later visit which answer was chosen', async () => {
    const first = openLesson(language);
    await reachGuess(await mediaNamed(say.video('v1')));
    await first.user.click(buttonNamed('Tea, 2'));
    await first.user.click(buttonNamed(say.guessOn));
    expect(localStorage.getItem('lesson_guess_v1 0')).toBe('Tea, 2');
    cleanup();

    openLesson(language);
    await reachGuess(await mediaNamed(say.video('v1')));
    expect(screen.getByRole('button', { name: 'Tea, 2', pressed: true })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Tea 2', pressed: false })).toBeDefined();
  });

  it('asks again after a jump back only while there is no answer', async () => {
    const { user } = openLesson(language);
    const video = await mediaNamed(say.video('v1'));
    await reachGuess(video);
    fireEvent.play(video);
    expect(question()).toBeNull();
    playOn(video, 20.5, 30);
    expect(question()).toBeNull();
    playOn(video, 15, 22);
    expect(video.currentTime).toBe(20);
    await user.click(buttonNamed(say.unknown));
    await user.click(buttonNamed(say.guessOn));
    playOn(video, 15, 22);
    expect(video.currentTime).toBe(22);
    expect(question()).toBeNull();
  });

  it.each([
    ['the right answer', 'Tea 2', say.guessRight],
    ['no answer', say.unknown, say.guessRightAnswer],
  ])('tells why the right answer is right, and of no wrong one, after %s', async (_, tapped, said) => {
    const { user } = openLesson(language);
    await reachGuess(await mediaNamed(say.video('v1')));
    await user.click(buttonNamed(tapped));
    const answered = screen.getByRole('region', { name: say.guess });
    expect(answered.textContent).toContain(`${said}Tea 2A comma makes a space.`);
    expect(answered.textContent).not.toContain('The comma is not shown.');
  });

  it('does one thing at a press of the space bar', async () => {
    const { user } = openLesson(language);
    const video = await mediaNamed(say.video('v1'));
    await reachGuess(video);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Tea 2');
    await user.keyboard(' ');
    expect(video.currentTime).toBe(20);
    expect(document.activeElement).toBe(buttonNamed(say.guessOn));
    await user.keyboard(' ');
    expect(video.currentTime).toBe(24.5);
    expect(buttonNamed(say.pause)).toBeDefined();
    expect(question()).toBeNull();
  });

  it('ends the full screen of a phone that shows only the video there, so that the question is seen', async () => {
    const leave = vi.fn();
    const enter = vi.fn();
    Object.assign(HTMLVideoElement.prototype, { webkitEnterFullscreen: enter, webkitExitFullscreen: leave });
    onTestFinished(() => {
      Reflect.deleteProperty(HTMLVideoElement.prototype, 'webkitEnterFullscreen');
      Reflect.deleteProperty(HTMLVideoElement.prototype, 'webkitExitFullscreen');
    });
    const { user } = openLesson(language);
    const video = await mediaNamed(say.video('v1'));
    await user.click(buttonNamed(say.fullScreen));
    expect(enter.mock.contexts).toEqual([video]);
    expect(leave).not.toHaveBeenCalled();
    await reachGuess(video);
    expect(leave.mock.contexts).toEqual([video]);
  });
});
