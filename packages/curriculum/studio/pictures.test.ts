import type { Timeline } from '@python-learning/stage';
import { describe, expect, it } from 'vitest';
import { concatList, framesPerSecond, inPieces, stillsOf } from './pictures.ts';

const timeline: Timeline = {
  language: 'en',
  title: 'Tea',
  milestone: 1,
  scenes: [{ startMs: 0, endMs: 8000, program: null, marks: [], table: [], think: null, speech: [] }],
  closing: { startMs: 8000, endMs: 11_600 },
  durationMs: 11_600,
  tryIts: [],
};

describe('the pictures of a film', () => {
  it('stand still most of the time: equal neighbours are one picture', () => {
    const stills = stillsOf(timeline);
    const frames = stills.reduce((sum, still) => sum + still.frames, 0);
    expect(frames).toBe(Math.ceil((timeline.durationMs / 1000) * framesPerSecond));
    expect(stills.length).toBeLessThan(frames);
    expect(stills.every((still, index) => still.markup !== stills[index + 1]?.markup)).toBe(true);
  });
});

describe('the list for the encoder', () => {
  const frames = [...Array<string>(30).fill('a.png'), 'b.png', 'b.png'];

  it('has the length of the film, and no picture stays longer than a second', () => {
    const pieces = inPieces(frames);
    expect(pieces.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(
      frames.length / framesPerSecond,
    );
    expect(Math.max(...pieces.map(({ seconds }) => seconds))).toBeLessThanOrEqual(1);
  });

  it('lets the last frame stand alone', () => {
    expect(inPieces(frames).slice(-2)).toEqual([
      { file: 'b.png', seconds: 0.08 },
      { file: 'b.png', seconds: 0.08 },
    ]);
  });

  it('names the last picture once more', () => {
    expect(concatList([{ file: 'a.png', seconds: 0.96 }])).toBe(
      "ffconcat version 1.0\nfile 'a.png'\nduration 0.960\nfile 'a.png'\n",
    );
  });
});
