import { inTurn, networkFailure, refuse } from '@python-learning/testing/fake-api';
import { contents, progressAfter, runResult } from '@python-learning/testing/samples';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLocalSettings } from '../../lib/settings/local-settings.ts';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { jumpToEnd, playPiece, playToEnd, stubMedia } from '../../test/play-media.ts';
import { liteFile } from '../../test/sample-lite-lesson.ts';

const runCall = 'learn.runLesson';
const mark = 'learn.markVideoWatched';
const firstStep = {
  id: 'first-step',
  title: 'First Step',
  description: '',
  awarded_at: '2026-01-01T00:00:00Z',
};
const nothing = { video_url: '', light_video_url: '', audio_url: null, lite_url: '' };
const watched = progressAfter(0, { watched_videos: ['m1'], badges: [firstStep] });

/** Two scenes; in Tamil they take twice as long. */
const captions = {
  en: 'WEBVTT\n\n00:01.000 --> 00:03.000\nHello!\n\n00:03.000 --> 00:05.000\nThis is Python.\n\n00:10.000 --> 00:12.000\nGoodbye.\n',
  ta: 'WEBVTT\n\n00:02.000 --> 00:10.000\nவணக்கம், இது Python.\n\n00:20.000 --> 00:24.000\nபோய் வருகிறேன்.\n',
};

/** Starts a fake api that has a lite lesson. */
function startLiteLesson(lesson: object = liteFile) {
  const server = startFakeCourse();
  server.file('/media/v1.json', JSON.stringify(lesson));
  return server;
}

function startCaptions(): void {
  const server = startFakeCourse();
  for (const [language, text] of Object.entries(captions)) server.file(`/media/v1.${language}.vtt`, text);
}

const words = {
  en: {
    video: (id: string) => `Video: Lesson ${id}`,
    audio: 'Audio: Lesson v1',
    formats: [
      'Automatic What fits your connection.',
      'Video · 2 MB',
      'Light video · 0.9 MB',
      'Lite lesson · 12 kB',
      'Audio only · 0.2 MB',
    ],
    change: /Automatic Change$/,
    lite: /^Lite lesson/,
    sound: 'With sound · 0.2 MB',
    slow: 'Slow? Try the lite lesson, 12 kB',
    offline: /The lesson waits for the connection/,
    tryIt: 'Try it here',
    run: 'Run',
    ran: /Your program ran/,
    close: 'Close',
    onward: 'Go on with the lesson',
    known: 'I know this: go to the practice',
    next: 'Next',
    toPractice: 'Next: practice',
    badge: 'New Badge Earned!',
    firstStep: 'First Step',
    goOn: 'Go on',
    watched: 'Watched to the end. You can go on.',
    skipped: /You skipped a part/,
    showSkipped: 'Show me that part',
    failed: /could not save that you watched/,
    saveNow: 'Save now',
    mediaFailed: /could not be loaded/,
    loadAgain: 'Load again',
    transcript: 'Transcript',
    from: 'Play from 0:10',
    said: 'Goodbye.',
    at: 10.5,
    play: 'Play',
    pause: 'Pause',
    forward: 'Forward 10 seconds',
    fullScreen: 'Full screen',
    fullScreenEnd: 'Leave full screen',
    captions: 'Captions',
    other: 'ta',
    otherSaid: 'போய் வருகிறேன்.',
    resumed: 'You go on at 0:30.',
    fromStart: 'From the start',
    place: 'Place in the lesson',
    player: 'Player',
    speed: 'Speed',
  },
  ta: {
    video: (id: string) => `காணொளி: Lesson ${id}`,
    audio: 'ஒலிப்பாடம்: Lesson v1',
    formats: [
      'தானியங்கி உன் இணைப்புக்கு ஏற்றது.',
      'காணொளி · 2 MB',
      'சிறிய காணொளி · 0.9 MB',
      'தரவு குறைந்த பாடம் · 12 kB',
      'ஒலி மட்டும் · 0.2 MB',
    ],
    change: /தானியங்கி மாற்று$/,
    lite: /^தரவு குறைந்த பாடம்/,
    sound: 'ஒலியுடன் · 0.2 MB',
    slow: 'மெதுவாக வருகிறதா? தரவு குறைந்த பாடத்தைப் பார், 12 kB',
    offline: /பாடம் இணைப்புக்காகக் காத்திருக்கிறது/,
    tryIt: 'இங்கேயே முயன்று பார்',
    run: 'இயக்கு',
    ran: /உன் நிரல் ஓடியது/,
    close: 'மூடு',
    known: 'இது எனக்குத் தெரியும்: நிரல் பயிற்சிக்குச் செல்',
    onward: 'பாடத்தைத் தொடர்',
    next: 'அடுத்தது',
    toPractice: 'அடுத்து: நிரல் பயிற்சி',
    badge: 'புதிய பதக்கம் பெற்றாய்!',
    firstStep: 'முதல் அடி',
    goOn: 'தொடர்',
    watched: 'இறுதிவரை பார்த்துவிட்டாய். நீ தொடரலாம்.',
    skipped: /ஒரு பகுதியைத் தாண்டிவிட்டாய்/,
    showSkipped: 'அந்தப் பகுதியைக் காட்டு',
    failed: /நீ பார்த்ததை இன்னும் சேமிக்க முடியவில்லை/,
    saveNow: 'இப்போது சேமி',
    mediaFailed: /இதை ஏற்ற முடியவில்லை/,
    loadAgain: 'மீண்டும் ஏற்று',
    transcript: 'பாட உரை',
    from: '0:20 முதல் இயக்கு',
    said: 'போய் வருகிறேன்.',
    at: 21,
    play: 'இயக்கு',
    pause: 'இடைநிறுத்து',
    forward: '10 வினாடி முன்னால்',
    fullScreen: 'முழுத் திரை',
    fullScreenEnd: 'முழுத் திரையை முடி',
    captions: 'எழுத்துரை',
    other: 'en',
    otherSaid: 'Goodbye.',
    resumed: '0:30 முதல் தொடர்கிறாய்.',
    fromStart: 'தொடக்கத்திலிருந்து',
    place: 'பாடத்தில் உள்ள இடம்',
    player: 'இயக்கும் பகுதி',
    speed: 'வேகம்',
  },
} as const;

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
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

/** Records the elements that are scrolled into view from now on. */
function watchScrolling(): Element[] {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this);
  };
  return shown;
}
const media = (name: string) => screen.findByLabelText<HTMLMediaElement>(name);

beforeEach(stubMedia);
afterEach(() => {
  // The app's cache remembers the state of the connection across tests.
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
});

describe.each(['en', 'ta'] as const)('the lessons (%s)', (language) => {
  const say = words[language];
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: say.place });

  it('go on only when a video was played to its end, tell the server after the last, and give the first badge', async () => {
    const server = startFakeCourse({ [mark]: watched });
    const { user, pathname } = openApp('/learn/m1', language);
    const first = await media(say.video('v1'));
    expect(button(say.next).disabled).toBe(true);
    playToEnd(first);
    expect(await screen.findByText(say.watched)).toBeDefined();
    expect(localStorage.getItem('video_watched_v1')).toBe('true');
    await user.click(button(say.next));
    expect(document.activeElement?.textContent).toBe('Lesson v2');
    expect(server.requests(mark)).toHaveLength(0);

    playToEnd(await media(say.video('v2')));
    expect(await screen.findByRole('dialog', { name: say.badge })).toBeDefined();
    expect(screen.getByText(say.firstStep)).toBeDefined();
    expect(server.requests(mark)).toHaveLength(1);
    await user.click(button(say.goOn));
    await waitFor(() => expect(pathname()).toBe('/code/m1'));
  });

  it('stay on the screen when the badge is closed', async () => {
    startFakeCourse({ [mark]: watched });
    localStorage.setItem('video_watched_v1', 'true');
    const { user, pathname } = openApp('/learn/m1', language);
    playToEnd(await media(say.video('v2')));
    const popup = await screen.findByRole('dialog', { name: say.badge });
    await user.click(within(popup).getByRole('button', { name: say.close }));
    expect(pathname()).toBe('/learn/m1');
    await user.click(button(say.toPractice));
    await waitFor(() => expect(pathname()).toBe('/code/m1'));
  });

  it('count what was played before the browser says that it plays', async () => {
    startFakeCourse();
    openApp('/learn/m1', language);
    const first = await media(say.video('v1'));
    playPiece(first, 0, 61, 61, 8);
    fireEvent.ended(first);
    expect(await screen.findByText(say.watched)).toBeDefined();
  });

  it('do not count as watched when the middle was skipped, and show what is missing', async () => {
    startFakeCourse();
    const { user } = openApp('/learn/m1', language);
    const video = await media(say.video('v1'));
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
    await waitFor(() => expect(button(say.next).disabled).toBe(false));
  });

  it('say what they cost to load before it is loaded, can be heard instead, and count the same', async () => {
    startFakeCourse();
    const { user } = openApp('/learn/m1', language);
    await media(say.video('v1'));
    await user.click(screen.getByRole('button', { name: say.change }));
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(
      say.formats.map((form) => form.replace(/^(Automatic|தானியங்கி) /, '$1')),
    );
    expect(radios[0]?.checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: say.formats[4] }));
    playToEnd(await media(say.audio));
    await waitFor(() => expect(button(say.next).disabled).toBe(false));
    expect(localStorage.getItem('lesson_player')).toContain('"audio"');
  });

  it('are the light video on a slow connection', async () => {
    startFakeCourse();
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '3g' } });
    openApp('/learn/m1', language);
    expect((await media(say.video('v1'))).getAttribute('src')).toBe('/media/v1.light.mp4');
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('load nothing unasked where data is saved, and offer the lite lesson first', async () => {
    const server = startLiteLesson();
    changeLocalSettings({ dataSaving: true });
    const { user } = openApp('/learn/m1', language);
    const video = await media(say.video('v1'));
    expect(video.getAttribute('preload')).toBe('none');
    expect(video.getAttribute('src')).toBe('/media/v1.light.mp4');
    expect(video.getAttribute('poster')).toBeNull();
    const player = within(screen.getByRole('region', { name: say.player }));
    const [first, second] = player.getAllByRole('button');
    expect(second?.textContent).toContain('0.9 MB');
    if (first === undefined) throw new Error('nothing is offered');
    expect(first.textContent).toMatch(say.lite);
    await user.click(first);
    await waitFor(() =>
      expect(server.requests().filter(({ path }) => path === '/media/v1.json')).toHaveLength(1),
    );
    expect(document.querySelector('video')).toBeNull();
    expect(await player.findByRole('button', { name: say.pause })).toBeDefined();
  });

  it('can be played by the page itself: no video, the same words, and the end counts', async () => {
    localStorage.setItem('lesson_player', '{"wish":"lite"}');
    const server = startLiteLesson();
    const { user } = openApp('/learn/m1', language);
    const player = within(await screen.findByRole('region', { name: say.player }));
    await waitFor(() => expect(document.querySelector('.stage')?.textContent).toContain('Tea'));
    await user.click(button(say.play));
    expect(await player.findByText('It shows tea.')).toBeDefined();
    expect(await player.findByText((text) => text.endsWith('print("Tea")'))).toBeDefined();
    expect(await screen.findByText(say.watched)).toBeDefined();
    expect(document.querySelector('video')).toBeNull();
    expect(
      server
        .requests()
        .map(({ path }) => path)
        .filter((path) => path.startsWith('/media/')),
    ).toEqual(['/media/v1.json']);
  });

  it('do not count when the end of the lite lesson was jumped to', async () => {
    localStorage.setItem('lesson_player', '{"wish":"lite"}');
    const long = { ...liteFile, durationMs: 61_000, closing: { startMs: 1200, endMs: 61_000 } };
    startLiteLesson(long);
    const { user } = openApp('/learn/m1', language);
    await waitFor(() => expect(document.querySelector('.stage')?.textContent).toContain('Tea'));
    fireEvent.change(slider(), { target: { value: '60' } });
    await user.click(button(say.play));
    expect(await screen.findByText(say.skipped)).toBeDefined();
    expect(button(say.next).disabled).toBe(true);
  });

  it('play the lite lesson by its sound where the learner wants to hear it', async () => {
    localStorage.setItem('lesson_player', '{"wish":"lite"}');
    startLiteLesson();
    const { user } = openApp('/learn/m1', language);
    await screen.findByRole('region', { name: say.player });
    expect(document.querySelector('audio')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: say.sound }));
    const sound = await media(say.audio);
    playPiece(sound, 0, 1, 1.5);
    await waitFor(() => expect(document.querySelector('.stage .output')?.textContent).toContain('Tea'));
    playPiece(sound, 1, 1.5, 1.5);
    fireEvent.ended(sound);
    expect(await screen.findByText(say.watched)).toBeDefined();
  });

  it('go on at the same moment in another form', async () => {
    const long = { ...liteFile, durationMs: 61_000, closing: { startMs: 1200, endMs: 61_000 } };
    startLiteLesson(long);
    const { user } = openApp('/learn/m1', language);
    const video = await media(say.video('v1'));
    playPiece(video, 0, 30, 61);
    fireEvent.play(video);
    await user.click(screen.getByRole('button', { name: say.change }));
    await user.click(screen.getByRole('radio', { name: say.formats[3] }));
    await waitFor(() => expect(document.querySelector('.stage')?.textContent).not.toBeUndefined());
    expect(button(say.pause)).toBeDefined();
    expect(Number(slider().value)).toBeGreaterThanOrEqual(30);
    await user.click(button(say.pause));
    await user.click(screen.getByRole('radio', { name: say.formats[2] }));
    expect(Number(slider().value)).toBeGreaterThanOrEqual(30);
    expect((await media(say.video('v1'))).getAttribute('src')).toBe('/media/v1.light.mp4');
  });

  it('offer the lite lesson when the start takes long', async () => {
    startLiteLesson();
    const { user } = openApp('/learn/m1', language);
    await media(say.video('v1'));
    await user.click(button(say.play));
    await user.click(await screen.findByRole('button', { name: say.slow }));
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
    expect(button(say.pause)).toBeDefined();
  });

  it('say when a lite lesson cannot be loaded, and go on in another form', async () => {
    localStorage.setItem('lesson_player', '{"wish":"lite"}');
    const server = startFakeCourse();
    const { user } = openApp('/learn/m1', language);
    expect(await screen.findByText(say.mediaFailed)).toBeDefined();
    server.file('/media/v1.json', JSON.stringify(liteFile));
    await user.click(button(say.loadAgain));
    await waitFor(() => expect(document.querySelector('.stage')?.textContent).toContain('Tea'));
    expect(screen.queryByText(say.mediaFailed)).toBeNull();
  });

  it('wait for the connection when it is gone, and go on with it', async () => {
    startFakeCourse();
    openApp('/learn/m1', language);
    const video = await media(say.video('v1'));
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
    expect(button(say.pause)).toBeDefined();
  });

  it('let a learner try the program of a moment, and go on', async () => {
    const moment = { at_s: 20, code: 'print("Tea")', inputs: [], keys: ['print()'] };
    const server = startFakeCourse({
      'learn.learnContents': contents.map((content) => ({ ...content, try_its: [moment] })),
      [runCall]: runResult({ output: 'Coffee\n' }),
    });
    const { user } = openApp('/learn/m1', language);
    const video = await media(say.video('v1'));
    const player = within(screen.getByRole('region', { name: say.player }));
    expect(player.queryByRole('button', { name: say.tryIt })).toBeNull();
    playPiece(video, 0, 18, 61);
    fireEvent.play(video);
    await user.click(player.getByRole('button', { name: say.tryIt }));
    expect(await screen.findByRole('button', { name: say.play })).toBeDefined();
    const heading = await screen.findByRole('heading', { name: say.tryIt, level: 3 });
    expect(heading).toBeDefined();
    const run = await screen.findByRole('button', { name: say.run, description: '' });
    await user.click(run);
    expect(await screen.findByText(say.ran)).toBeDefined();
    expect(screen.getByText('Coffee')).toBeDefined();
    expect(server.requests(runCall)[0]?.body).toEqual({ code: 'print("Tea")', inputs: [] });

    await user.click(button(say.close));
    expect(document.activeElement).toBe(player.getByRole('button', { name: say.tryIt }));
    const shown = watchScrolling();
    await user.click(button(say.onward));
    expect(button(say.pause)).toBeDefined();
    expect(screen.queryByText(say.ran)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: say.player }));
    expect(shown).toEqual([document.activeElement]);
  });

  it('leave the way to the practice open to those who know this, while Next waits for the video', async () => {
    startFakeCourse();
    const { user, pathname } = openApp('/learn/m1', language);
    await media(say.video('v1'));
    expect(button(say.next).disabled).toBe(true);
    await user.click(screen.getByRole('link', { name: say.known }));
    await waitFor(() => expect(pathname()).toBe('/code/m1'));
  });

  it('fill the screen of a phone and turn it, and give everything back', async () => {
    startFakeCourse();
    const phone = startFullScreen();
    const { user } = openApp('/learn/m1', language);
    await media(say.video('v1'));
    const player = screen.getByRole('region', { name: say.player });
    await user.click(button(say.fullScreen));
    expect(document.fullscreenElement).toBe(player);
    expect(phone.turns).toEqual(['landscape']);
    await user.click(button(say.fullScreenEnd));
    expect(document.fullscreenElement).toBeNull();
    expect(phone.turns).toEqual(['landscape', 'any']);
    expect(button(say.fullScreen)).toBe(document.activeElement);
  });

  it('show what is said, in either language, and let a learner jump to a sentence', async () => {
    startCaptions();
    const { user } = openApp('/learn/m1', language);
    const video = await media(say.video('v1'));
    playPiece(video, 0, 1, 61);
    expect([...video.querySelectorAll('track')].map(({ kind, srclang }) => [kind, srclang])).toEqual([
      ['captions', language],
    ]);
    await user.click(button(say.transcript));
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
    const video = await media(say.video('v1'));
    playPiece(video, 0, 2, 61);
    await user.click(button(say.forward));
    expect(video.currentTime).toBe(12);
    await user.click(button(say.play));
    expect(button(say.pause)).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: say.speed }), '1.5');
    expect(video.playbackRate).toBe(1.5);
    fireEvent.change(slider(), { target: { value: '40' } });
    expect(video.currentTime).toBe(40);
    expect(slider().getAttribute('aria-valuetext')).toMatch(/0:40/);
  });

  it('go on where they were left, also after a reload', async () => {
    startFakeCourse();
    const first = openApp('/learn/m1', language);
    playPiece(await media(say.video('v1')), 0, 30.5, 61);
    first.close();
    const { user } = openApp('/learn/m1', language);
    const video = await media(say.video('v1'));
    expect(await screen.findByText(say.resumed)).toBeDefined();
    playPiece(video, 30.5, 61, 61);
    await waitFor(() => expect(button(say.next).disabled).toBe(false));
    expect(screen.queryByText(say.resumed)).toBeNull();
    await user.click(button(say.next));
    await media(say.video('v2'));
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

  it('say when a video cannot be loaded, and load it again', async () => {
    startFakeCourse();
    const { user } = openApp('/learn/m1', language);
    const video = await media(say.video('v1'));
    fireEvent.error(video);
    expect(screen.getByText(say.mediaFailed)).toBeDefined();
    await user.click(button(say.loadAgain));
    expect(screen.queryByText(say.mediaFailed)).toBeNull();
  });

  it('get a new address when theirs has expired, and play on from the same place', async () => {
    const at = (key: string) => contents.map((one) => ({ ...one, video_url: `${one.video_url}?key=${key}` }));
    startFakeCourse({ 'learn.learnContents': inTurn(at('old'), at('new')) });
    openApp('/learn/m1', language);
    const video = await media(say.video('v1'));
    expect(video.getAttribute('src')).toBe('/media/v1.mp4?key=old');
    playPiece(video, 0, 30, 61);
    fireEvent.play(video);
    fireEvent.error(video);
    await waitFor(async () =>
      expect((await media(say.video('v1'))).getAttribute('src')).toBe('/media/v1.mp4?key=new'),
    );
    expect(screen.queryByText(say.mediaFailed)).toBeNull();
    expect(Number(slider().value)).toBeGreaterThanOrEqual(30);
    expect(button(say.pause)).toBeDefined();
  });

  it('let the learner go on when the mark could not be saved, and save it later', async () => {
    const server = startFakeCourse({ [mark]: refuse('request_in_progress') });
    const { user } = openApp('/learn/m1', language);
    playToEnd(await media(say.video('v1')));
    await user.click(button(say.next));
    playToEnd(await media(say.video('v2')));
    expect(await screen.findByText(say.failed)).toBeDefined();
    expect(button(say.toPractice).disabled).toBe(false);
    server.answer(mark, watched);
    await user.click(button(say.saveNow));
    await waitFor(() => expect(screen.queryByText(say.failed)).toBeNull());
  });
});

it('marks the videos as watched by itself once the connection is back', async () => {
  startFakeCourse({ [mark]: inTurn(networkFailure, watched) });
  const { user } = openApp('/learn/m1', 'en');
  playToEnd(await media('Video: Lesson v1'));
  await user.click(button('Next'));
  playToEnd(await media('Video: Lesson v2'));
  expect(await screen.findByText(words.en.failed)).toBeDefined();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(words.en.failed)).toBeNull());
});

describe('the keys of the player', () => {
  it('play, skip, mute and hide the captions while the focus is in it, and nowhere else', async () => {
    startCaptions();
    const { user } = openApp('/learn/m1', 'en');
    const video = await media('Video: Lesson v1');
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
    expect(button('Pause')).toBeDefined();
    await user.keyboard('{Control>}m{/Control}');
    expect(video.muted).toBe(true);
  });
});

describe('the way through the lessons', () => {
  it('leads back to the dashboard from the first video', async () => {
    startFakeCourse();
    const { user, pathname } = openApp('/learn/m1', 'en');
    await user.click(await screen.findByRole('button', { name: /^Previous/ }));
    await waitFor(() => expect(pathname()).toBe('/dashboard'));
  });

  it('is open when the milestone was watched before, and no badge is given twice', async () => {
    const server = startFakeCourse({ 'learn.progress': watched });
    openApp('/learn/m1', 'en');
    playToEnd(await media('Video: Lesson v1'));
    expect(button('Next').disabled).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.requests(mark)).toHaveLength(0);
  });

  it('is open where a lesson has nothing to play', async () => {
    startFakeCourse({
      'learn.learnContents': contents.map((content) => ({ ...content, ...nothing })),
    });
    openApp('/learn/m1', 'en');
    expect(await screen.findByText('Content not available')).toBeDefined();
    expect(button('Next').disabled).toBe(false);
  });

  it('goes from /learn to the current milestone, or to the dashboard without one', async () => {
    const server = startFakeCourse();
    const first = openApp('/learn', 'en');
    await waitFor(() => expect(first.pathname()).toBe('/learn/m1'));
    first.close();
    server.answer('learn.progress', progressAfter(15));
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
    startFakeCourse({ 'learn.learnContents': answer });
    openApp(path, 'en');
    expect(await screen.findByRole('heading', { name: sentence })).toBeDefined();
  });
});
