import { dot, ground, picture, textMarkup, thread } from '../drawing.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

const mostBalls = 6;

/** A cricket scoreboard: each number that is typed is a ball, and the number that the program knows as `total` is the score. */
export function cricket({ typed, printed, names, hasEnded }: WorldState): string {
  const balls = typed.filter((answer) => answer !== '').slice(-mostBalls);
  const score = names.get('total') ?? numberAtEnd(printed.at(-1)) ?? '';
  const over = balls.map((runs, index) => {
    const x = 112 + index * 24;
    return `<circle class="paper" cx="${x}" cy="20" r="10"/>${textMarkup(runs, { x, y: 25, width: 24, size: 13, anchor: 'middle' })}`;
  });
  return `${ground()}${thread('M104 66V76M296 66V76')}${thread('M90 4H310V66H90Z', 'slate')}${over.join('')}${textMarkup(score, { x: 300, y: 60, width: 100, size: 26, anchor: 'end', kind: 'chalk' })}${thread('M100 36H300', 'chalk')}${names.has('total') ? textMarkup('total', { x: 102, y: 58, width: 80, kind: 'chalk' }) : ''}${person('kavin', hasEnded ? 'cheers' : 'points', 44, picture.ground)}${bat}${wicket}`;
}

const bat = thread('M62 27L68 10', 'wide');
const wicket = thread('M10 76V52M15 76V52M20 76V52M9 51H21') + dot(76, 72, 3);

function numberAtEnd(line: string | undefined): string | null {
  return /-?\d+$/u.exec(line ?? '')?.[0] ?? null;
}
