import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayableEvent } from '../playable.ts';
import { type ClockEvents, LessonClock } from './lesson-clock.ts';

const names = [
  'onLoadedMetadata',
  'onPlay',
  'onPlaying',
  'onPause',
  'onSeeking',
  'onSeeked',
  'onTimeUpdate',
  'onEnded',
  'onError',
] as const;

function startClock() {
  const heard: [keyof ClockEvents, number][] = [];
  const entries = names.map(
    (name) => [name, (event: PlayableEvent) => heard.push([name, event.currentTarget.currentTime])] as const,
  );
  const listener = Object.fromEntries(entries) as unknown as ClockEvents;
  const reload = vi.fn();
  const clock = new LessonClock({ listener: () => listener, reload });
  const said = () => heard.map(([name]) => name);
  return { clock, heard, said, reload };
}

describe('the clock of a lite lesson', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('plays to the end and says so once, as a video does', async () => {
    const { clock, heard, said } = startClock();
    clock.begin(10);
    await clock.play();
    vi.advanceTimersByTime(12_000);
    expect(clock.currentTime).toBe(10);
    expect(said().slice(0, 3)).toEqual(['onLoadedMetadata', 'onPlay', 'onPlaying']);
    expect(heard.slice(-3)).toEqual([
      ['onTimeUpdate', 10],
      ['onPause', 10],
      ['onEnded', 10],
    ]);
    expect(said().filter((name) => name === 'onEnded')).toHaveLength(1);
  });

  it('stands still while it is paused, and goes on from there', async () => {
    const { clock } = startClock();
    clock.begin(60);
    await clock.play();
    vi.advanceTimersByTime(3000);
    clock.pause();
    vi.advanceTimersByTime(9000);
    expect(clock.currentTime).toBe(3);
    await clock.play();
    vi.advanceTimersByTime(2000);
    expect(clock.currentTime).toBe(5);
  });

  it('goes at the speed that was chosen, also when it is changed on the way', async () => {
    const { clock } = startClock();
    clock.begin(60);
    await clock.play();
    vi.advanceTimersByTime(2000);
    clock.playbackRate = 1.5;
    vi.advanceTimersByTime(2000);
    expect(clock.currentTime).toBe(5);
  });

  it('waits for a lesson that is still on its way, and begins when it has come', async () => {
    const { clock, said } = startClock();
    await clock.play();
    vi.advanceTimersByTime(5000);
    expect(said()).toEqual(['onPlay']);
    expect(clock.currentTime).toBe(0);
    clock.begin(60);
    vi.advanceTimersByTime(1000);
    expect(clock.currentTime).toBe(1);
  });

  it('tells of a jump, so that what was skipped does not count as played', async () => {
    const { clock, heard } = startClock();
    clock.begin(60);
    await clock.play();
    vi.advanceTimersByTime(1000);
    heard.length = 0;
    clock.currentTime = 40;
    expect(heard).toEqual([
      ['onSeeking', 1],
      ['onSeeked', 40],
      ['onTimeUpdate', 40],
    ]);
  });

  it('begins again after its end, and tells of a lesson that cannot be had', async () => {
    const { clock, said, reload } = startClock();
    clock.begin(2);
    await clock.play();
    vi.advanceTimersByTime(3000);
    await clock.play();
    vi.advanceTimersByTime(500);
    expect(clock.currentTime).toBe(0.5);
    clock.fail();
    expect(said().at(-1)).toBe('onError');
    clock.load();
    expect(reload).toHaveBeenCalledOnce();
  });
});
