import { describe, expect, it } from 'vitest';
import { drawingOf, layered, lineOf, square, usual } from './drawings.fixture.ts';
import { isOnPage, momentAt, newestMark, paintOrder, paperAfter, pensAt, replayOf } from './replay.ts';

function shownAfter(count: number) {
  const replay = replayOf(layered);
  return paintOrder(layered.steps).filter((step) => isOnPage(replay, step, count));
}

describe('a drawing after some of its steps', () => {
  it('shows what these steps drew, an area under the lines that were drawn while it was outlined', () => {
    expect(shownAfter(0)).toEqual([]);
    expect(shownAfter(3)).toEqual([0, 1, 2]);
    expect(shownAfter(4)).toEqual([0, 3, 1, 2]);
  });

  it('leaves out what a later step took away, until the steps go back before it', () => {
    expect(shownAfter(5)).toEqual([0, 3, 1]);
    expect(shownAfter(4)).toContain(2);
  });

  it('has each pen that has done something where it is, as it looks', () => {
    const other = {
      isShown: false,
      shape: 'turtle',
      colour: '#ff0000',
      inside: '#00ff00',
      stretch: [1, 2],
    } as const;
    const replay = replayOf(
      drawingOf([
        lineOf([
          [0, 0],
          [0, 50],
        ]),
        { kind: 'pen', ...usual, pen: 1, ...other },
        { kind: 'move', ...usual, pen: 1, to: [-20, 5], heading: 45 },
        { kind: 'turn', ...usual, heading: 120 },
      ]),
    );
    const pensAfter = (count: number) => [...pensAt(replay, { count, part: 0 }).values()];
    expect(pensAfter(0)).toEqual([]);
    expect(pensAfter(1)).toMatchObject([{ at: [0, 50], heading: 0, isShown: true, shape: 'classic' }]);
    expect(pensAfter(3)[1]).toEqual({ at: [-20, 5], heading: 45, ...other });
    expect(pensAfter(4)[0]).toMatchObject({ at: [0, 50], heading: 120 });
  });

  it('has a pen on its way along a line, and turning the shorter way', () => {
    const way = lineOf(
      [
        [0, 0],
        [60, 0],
        [60, 40],
      ],
      { heading: 350 },
    );
    const replay = replayOf(
      drawingOf([way, { kind: 'turn', ...usual, heading: 10 }, { kind: 'turn', ...usual, heading: 350 }]),
    );
    const penAt = (count: number, part: number) => pensAt(replay, { count, part }).get(0);
    expect(penAt(0, 0.3)).toMatchObject({ at: [30, 0], heading: 0 });
    expect(penAt(0, 0.8)).toMatchObject({ at: [60, 20], heading: 90 });
    expect(penAt(1, 0.75)).toMatchObject({ at: [60, 40], heading: 365 });
    expect(penAt(2, 0.5)).toMatchObject({ heading: 0 });
  });

  it('has the paper that was chosen last', () => {
    const replay = replayOf(
      drawingOf([
        { kind: 'background', ...usual, colour: '#102030' },
        { kind: 'background', ...usual, colour: '#ffee00' },
        { kind: 'erase', ...usual, steps: [1] },
      ]),
    );
    const papers = [0, 1, 2, 3].map((count) => paperAfter(replay, count));
    expect(papers).toEqual(['#ffffff', '#102030', '#ffee00', '#102030']);
  });

  it('knows the newest mark that is still on the page', () => {
    const replay = replayOf(layered);
    expect([0, 3, 4, 5].map((count) => newestMark(replay, count))).toEqual([null, 2, 3, 3]);
  });
});

describe('the pace of a replay', () => {
  it('is that of CPython, with the share of the step under way', () => {
    const replay = replayOf(square);
    expect(momentAt(replay, 0)).toEqual({ count: 0, part: 0 });
    expect(momentAt(replay, 50)).toEqual({ count: 0, part: 0.5 });
    expect(momentAt(replay, 115)).toEqual({ count: 1, part: 0.5 });
    expect(momentAt(replay, 10_000)).toEqual({ count: 8, part: 0 });
  });

  it('passes over steps that take no time', () => {
    const [first, ...rest] = square.steps.map((step) => ({ ...step, ms: 0 }));
    if (first === undefined) throw new TypeError('A square has steps');
    const replay = replayOf(drawingOf([first, { ...first, ms: 10 }, ...rest]));
    expect(momentAt(replay, 0)).toEqual({ count: 1, part: 0 });
    expect(momentAt(replay, 10)).toEqual({ count: 9, part: 0 });
  });

  it('is even where CPython shows the drawing at once', () => {
    const replay = replayOf(drawingOf(square.steps.map((step) => ({ ...step, ms: 0 }))));
    expect(replay.isAtOnce).toBe(true);
    expect(replay.endsMs).toEqual([0, 60, 120, 180, 240, 300, 360, 420, 480]);
  });

  it('stops where there is something new to see', () => {
    const pen = {
      kind: 'pen',
      ...usual,
      isShown: true,
      shape: 'classic',
      colour: '#ff0000',
      inside: '#ff0000',
      stretch: [1, 1],
    } as const;
    const [side, turn] = square.steps;
    if (side === undefined || turn === undefined) throw new TypeError('A square has steps');
    expect(replayOf(drawingOf([pen, side, pen, turn, pen])).stops).toEqual([0, 2, 4, 5]);
  });
});
