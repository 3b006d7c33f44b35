import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { buttonNamed, lessonWords, mediaNamed, startCaptions, wishForVideo } from '../../test/lessons.ts';
import { openApp } from '../../test/open-app.tsx';
import { playPiece, stubMedia } from '../../test/play-media.ts';

beforeEach(stubMedia);
beforeEach(wishForVideo);
afterEach(() => vi.unstubAllGlobals());

/** Lets the page go to full screen and hold the phone, which refuses, as computers do. Records how the phone is held. */
function startFullScreen(): { turns: string[] } {
  const turns: string[] = [];
  const show = (element: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null });
  Object.assign(document, { exitFullscreen: async () => act(() => show(null)) });
  Element.prototype.requestFullscreen = async function requestFullscreen(this: Element) {
    act(() => show(this));
  };
  vi.stubGlobal('screen', {
    orientation: {
      lock: (to: string) => {
        turns.push(to);
        return Promise.reject(new Error('not here'));
      },
      unlock: () => turns.push('any'),
    },
  });
  return { turns };
}

describe.each(['en', 'ta'] as const)('the player of a lesson (%s)', (language) => {
  const say = lessonWords[language];
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: say.place });

  it('fill the screen of a phone and turn it, and give everything back', async () => {
    startFakeCourse();
    const phone = startFullScreen();
    const { user } = openApp('/learn/m1', language);
    await mediaNamed(say.video('v1'));
    const player = screen.getByRole('region', { name: say.player });
    await user.click(buttonNamed(say.fullScreen));
    expect(document.fullscreenElement).toBe(player);
    expect(phone.turns).toEqual(['landscape']);
    await user.click(buttonNamed(say.fullScreenEnd));
    expect(document.fullscreenElement).toBeNull();
    expect(phone.turns).toEqual(['landscape', 'any']);
    expect(buttonNamed(say.fullScreen)).toBe(document.activeElement);
  });

  it('show what is said, in either language, and let a learner jump to a sentence', async () => {
    startCaptions();
    const { user } = openApp('/learn/m1', language);
    const video = await mediaNamed(say.video('v1'));
    playPiece(video, 0, 1, 61);
    expect([...video.querySelectorAll('track')].map(({ kind, srclang }) => [kind, srclang])).toEqual([
      ['captions', language],
    ]);
    await user.click(buttonNamed(say.transcript));
    const transcript = screen.getByRole('region', { name: say.transcript });
    await user.click(await within(transcript).findByRole('button', { name: say.from }));
    expect(video.currentTime).toBe(Math.floor(say.at / 10) * 10);
    playPiece(video, say.at, say.at + 0.5, 61);
    await waitFor(() =>
      expect(transcript.querySelector('[aria-current]')?.textContent?.trim()).toBe(say.said),
    );
    const player = within(screen.getByRole('region', { name: say.player }));
    expect(player.getByText(say.said)).toBeDefined();

    await user.selectOptions(screen.getByRole('combobox', { name: say.captions }), say.other);
    expect(await player.findByText(say.otherSaid)).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: say.captions }), 'off');
    expect(player.queryByText(say.otherSaid)).toBeNull();
    fireEvent.click(within(transcript).getByText(say.said));
    expect(video.currentTime).toBe(Math.floor(say.at / 10) * 10);
  });

  it('have buttons to play, to skip ten seconds and to change the speed', async () => {
    startFakeCourse();
    const { user } = openApp('/learn/m1', language);
    const video = await mediaNamed(say.video('v1'));
    playPiece(video, 0, 2, 61);
    await user.click(buttonNamed(say.forward));
    expect(video.currentTime).toBe(12);
    await user.click(buttonNamed(say.play));
    expect(buttonNamed(say.pause)).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: say.speed }), '1.5');
    expect(video.playbackRate).toBe(1.5);
    fireEvent.change(slider(), { target: { value: '40' } });
    expect(video.currentTime).toBe(40);
    expect(slider().getAttribute('aria-valuetext')).toMatch(/0:40/);
  });

  it('go on where they were left, also after a reload', async () => {
    startFakeCourse();
    const first = openApp('/learn/m1', language);
    playPiece(await mediaNamed(say.video('v1')), 0, 30.5, 61);
    first.close();
    const { user } = openApp('/learn/m1', language);
    const video = await mediaNamed(say.video('v1'));
    expect(await screen.findByText(say.resumed)).toBeDefined();
    playPiece(video, 30.5, 61, 61);
    await waitFor(() => expect(buttonNamed(say.next).disabled).toBe(false));
    expect(screen.queryByText(say.resumed)).toBeNull();
    await user.click(buttonNamed(say.next));
    await mediaNamed(say.video('v2'));
    expect(screen.queryByText(say.resumed)).toBeNull();
  });

  it('can be started from the beginning instead', async () => {
    localStorage.setItem('storage_owner', 'learner-1');
    localStorage.setItem('lesson_place_v1', '{"at":0.5,"seen":[[0,0.5]]}');
    startFakeCourse();
    const { user } = openApp('/learn/m1', language);
    await user.click(await screen.findByRole('button', { name: say.fromStart }));
    expect(slider().value).toBe('0');
    expect(screen.queryByText(say.resumed)).toBeNull();
  });
});

describe('the keys of the player', () => {
  it('play, skip, mute and hide the captions while the focus is in it, and nowhere else', async () => {
    startCaptions();
    const { user } = openApp('/learn/m1', 'en');
    const video = await mediaNamed('Video: Lesson v1');
    playPiece(video, 0, 2, 61);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Captions' });
    await user.keyboard('c');
    expect(select.value).toBe('en');
    act(() => screen.getByRole('region', { name: 'Player' }).focus());
    await user.keyboard('c');
    expect(select.value).toBe('off');
    await user.keyboard('{ArrowRight}');
    expect(video.currentTime).toBe(12);
    await user.keyboard('{ArrowLeft}');
    expect(video.currentTime).toBe(2);
    await user.keyboard('m');
    expect(video.muted).toBe(true);
    await user.keyboard(' ');
    expect(buttonNamed('Pause')).toBeDefined();
    await user.keyboard('{Control>}m{/Control}');
    expect(video.muted).toBe(true);
  });
});
