import { inTurn } from '@python-learning/testing/fake-api';
import { contents } from '@python-learning/testing/samples';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { buttonNamed, lessonWords, mediaNamed, startLiteLesson, wishForVideo } from '../../test/lessons.ts';
import { openApp } from '../../test/open-app.tsx';
import { playPiece, stubMedia } from '../../test/play-media.ts';
import { liteFile } from '../../test/sample-lite-lesson.ts';

beforeEach(stubMedia);
beforeEach(wishForVideo);
afterEach(() => {
  // The app's cache remembers the state of the connection across tests.
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
});

describe.each(['en', 'ta'] as const)('a lesson that cannot be loaded (%s)', (language) => {
  const say = lessonWords[language];
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: say.place });

  it('say when a lite lesson cannot be loaded, and go on in another form', async () => {
    localStorage.setItem('lesson_player', '{"wish":"lite"}');
    const server = startFakeCourse();
    const { user } = openApp('/learn/m1', language);
    const fault = await screen.findByText(say.mediaFailed);
    // The player fills the window of a phone.
    const player = screen.getByRole('region', { name: say.player });
    expect(fault.compareDocumentPosition(player)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    server.file('/media/v1.json', JSON.stringify(liteFile));
    await user.click(buttonNamed(say.loadAgain));
    await waitFor(() => expect(document.querySelector('.stage')?.textContent).toContain('Tea'));
    expect(screen.queryByText(say.mediaFailed)).toBeNull();
  });

  it('say that a live lesson is still coming', async () => {
    localStorage.setItem('lesson_player', '{"wish":"lite"}');
    startLiteLesson();
    const answer = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      (input instanceof Request ? input.url : input.toString()).includes('/media/v1.json')
        ? new Promise(() => undefined)
        : answer(input, init),
    );
    openApp('/learn/m1', language);
    expect(await screen.findByText(say.coming)).toBeDefined();
  });

  it('say when the sound cannot be loaded, and load it again or go on without it', async () => {
    localStorage.setItem('lesson_player', '{"wish":"lite"}');
    startLiteLesson();
    const { user } = openApp('/learn/m1', language);
    const sound = await mediaNamed(say.audio);
    await waitFor(() => expect(document.querySelector('.stage')?.textContent).toContain('Tea'));
    playPiece(sound, 0, 0.5, 1.5);
    for (const choice of [say.loadAgain, say.withoutSound]) {
      fireEvent.play(sound);
      fireEvent.error(sound);
      expect(screen.getByText(say.mediaFailed)).toBeDefined();
      await user.click(buttonNamed(choice));
      expect(screen.queryByText(say.mediaFailed)).toBeNull();
      expect(buttonNamed(say.pause)).toBeDefined();
    }
    expect(document.querySelector('audio')).toBeNull();
    expect(document.querySelector('.stage')?.textContent).toContain('Tea');
  });

  it('wait for the connection when it is gone, and go on with it', async () => {
    startFakeCourse();
    openApp('/learn/m1', language);
    const video = await mediaNamed(say.video('v1'));
    playPiece(video, 0, 20, 61);
    fireEvent.play(video);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    fireEvent.error(video);
    expect(await screen.findByText(say.offline)).toBeDefined();
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(say.offline)).toBeNull());
    expect(screen.queryByText(say.mediaFailed)).toBeNull();
    expect(buttonNamed(say.pause)).toBeDefined();
  });

  it('say when a video cannot be loaded, and load it again', async () => {
    startFakeCourse();
    const { user } = openApp('/learn/m1', language);
    const video = await mediaNamed(say.video('v1'));
    fireEvent.error(video);
    expect(screen.getByText(say.mediaFailed)).toBeDefined();
    await user.click(buttonNamed(say.loadAgain));
    expect(screen.queryByText(say.mediaFailed)).toBeNull();
  });

  it('get a new address when theirs has expired, and play on from the same place', async () => {
    const at = (key: string) => contents.map((one) => ({ ...one, video_url: `${one.video_url}?key=${key}` }));
    startFakeCourse({ 'course.learnContents': inTurn(at('old'), at('new')) });
    openApp('/learn/m1', language);
    const video = await mediaNamed(say.video('v1'));
    expect(video.getAttribute('src')).toBe('/media/v1.mp4?key=old');
    playPiece(video, 0, 30, 61);
    fireEvent.play(video);
    fireEvent.error(video);
    await waitFor(async () =>
      expect((await mediaNamed(say.video('v1'))).getAttribute('src')).toBe('/media/v1.mp4?key=new'),
    );
    expect(screen.queryByText(say.mediaFailed)).toBeNull();
    expect(Number(slider().value)).toBeGreaterThanOrEqual(30);
    expect(buttonNamed(say.pause)).toBeDefined();
  });
});
