import { contents, ownProgram, runResult } from '@python-learning/testing/samples';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { buttonNamed, lessonWords, mediaNamed, watchScrolling, wishForVideo } from '../../test/lessons.ts';
import { openApp } from '../../test/open-app.tsx';
import { playOn, playPiece, stubMedia } from '../../test/play-media.ts';

const runCall = 'practice.runLesson';
const moment = { at_s: 20, code: 'print("Tea")', inputs: [], keys: ['print()'] };

function startLesson() {
  return startFakeCourse({
    'course.learnContents': contents.map((content) => ({ ...content, try_its: [moment] })),
    [runCall]: runResult({ verdict: 'unchecked', output: 'Coffee\n' }),
    'programs.createProgram': ownProgram,
  });
}

beforeEach(stubMedia);
beforeEach(wishForVideo);

describe.each(['en', 'ta'] as const)('a lesson whose program can be tried (%s)', (language) => {
  const say = lessonWords[language];
  const turn = () => screen.queryByRole('region', { name: say.turn });

  async function reachStop() {
    const server = startLesson();
    const { user } = openApp('/learn/m1', language);
    const video = await mediaNamed(say.video('v1'));
    playPiece(video, 0, 18, 61);
    playOn(video, 18, 25);
    const choice = turn();
    if (choice === null) throw new Error('the lesson did not stop');
    return { server, user, video, choice: within(choice) };
  }

  it('stops at the end of the scene, and opens the program in its own place', async () => {
    const { server, user, video, choice } = await reachStop();
    // The next program is on the picture from its first moment on.
    expect(video.currentTime).toBeGreaterThan(19);
    expect(video.currentTime).toBeLessThan(moment.at_s);
    expect(document.activeElement).toBe(choice.getByRole('heading', { name: say.turn }));
    expect(screen.getByRole('region', { name: say.player }).closest('.hidden')).toBeNull();
    await user.click(choice.getByRole('button', { name: say.tryNow }));
    expect(await screen.findByRole('heading', { name: say.tryIt, level: 3 })).toBeDefined();
    expect(screen.getByRole('region', { name: say.player }).closest('.hidden')).not.toBeNull();
    const run = await screen.findByRole('button', { name: say.run, description: '' });
    await user.click(run);
    expect(await screen.findByText(say.ran)).toBeDefined();
    expect(screen.getByText('Coffee')).toBeDefined();
    expect(server.requests(runCall)[0]?.body).toEqual({ code: moment.code, inputs: [] });
    await user.click(screen.getByRole('button', { name: say.keep }));
    expect(await screen.findByRole('link', { name: say.openKept })).toBeDefined();
    const [copy] = server.requests('programs.createProgram');
    expect(copy?.body).toEqual({ title: contents[0]?.title, code: moment.code, inputs: [] });

    await user.click(buttonNamed(say.close));
    expect(document.activeElement).toBe(choice.getByRole('button', { name: say.tryNow }));
    await user.click(choice.getByRole('button', { name: say.tryNow }));
    await screen.findByRole('button', { name: say.run, description: '' });
    const shown = watchScrolling();
    await user.click(buttonNamed(say.onward));
    expect(buttonNamed(say.pause)).toBeDefined();
    expect(turn()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: say.player }));
    expect(shown).toEqual([document.activeElement]);
  });

  it('goes on at a tap, and does not stop there again in this visit', async () => {
    const { user, video, choice } = await reachStop();
    await user.click(choice.getByRole('button', { name: say.goOn }));
    expect(turn()).toBeNull();
    expect(buttonNamed(say.pause)).toBeDefined();
    playOn(video, 18, 25);
    expect(turn()).toBeNull();
    expect(video.currentTime).toBe(25);
  });

  it('does not stop for a learner who wants none of it, whose program waits on the picture', async () => {
    startLesson();
    const { user } = openApp('/learn/m1', language);
    const video = await mediaNamed(say.video('v1'));
    await user.click(screen.getByRole('checkbox', { name: say.stops }));
    playPiece(video, 0, 18, 61);
    const player = within(screen.getByRole('region', { name: say.player }));
    expect(player.getByRole('button', { name: say.tryIt })).toBeDefined();
    playOn(video, 18, 25);
    expect(turn()).toBeNull();
    expect(video.currentTime).toBe(25);
    expect(player.queryByRole('button', { name: say.tryIt })).toBeNull();
    expect(localStorage.getItem('lesson_player')).toContain('"stops":false');
  });
});
