import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buttonNamed, lessonWords, mediaNamed, startLiteLesson } from '../../test/lessons.ts';
import { openApp } from '../../test/open-app.tsx';
import { playPiece, stubMedia } from '../../test/play-media.ts';

beforeEach(stubMedia);

describe.each(['en', 'ta'] as const)('the lessons on a phone (%s)', (language) => {
  const say = lessonWords[language];

  it('are drawn in big letters and heard, and count like the video', async () => {
    const server = startLiteLesson();
    openApp('/learn/m1', language, 'phone');
    const sound = await mediaNamed(say.audio);
    await waitFor(() => expect(document.querySelector('.stage')?.textContent).toContain('Tea'));
    expect(document.querySelector('video')).toBeNull();
    expect(server.requests().filter(({ path }) => path.endsWith('.mp4'))).toEqual([]);
    expect(buttonNamed(say.next).disabled).toBe(true);
    playPiece(sound, 0, 1.5, 1.5);
    fireEvent.ended(sound);
    expect(await screen.findByText(say.watched)).toBeDefined();
    expect(buttonNamed(say.next).disabled).toBe(false);
  });

  it('are the video for those who chose it', async () => {
    localStorage.setItem('lesson_player', '{"wish":"video"}');
    startLiteLesson();
    openApp('/learn/m1', language, 'phone');
    expect((await mediaNamed(say.video('v1'))).getAttribute('src')).toBe('/media/v1.mp4');
  });

  it('are silent for those who turned the sound off', async () => {
    localStorage.setItem('lesson_player', '{"wish":"auto","hasSound":false}');
    startLiteLesson();
    openApp('/learn/m1', language, 'phone');
    await waitFor(() => expect(document.querySelector('.stage')?.textContent).toContain('Tea'));
    expect(document.querySelector('audio')).toBeNull();
  });
});
