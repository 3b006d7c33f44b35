import { dot, ground, moving, picture, textMarkup, thread } from '../drawing.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

const houses = 3;
const kinds = ['rose', 'leaf', 'gold'] as const;

/** Sports Day: each line that ends in a number is a house, whose flag is as high as its points. */
export function sportsDay({ printed, hasEnded }: WorldState): string {
  const scores = printed
    .map(scoreOf)
    .filter((score) => score !== null)
    .slice(-houses);
  const most = Math.max(1, ...scores.map(({ points }) => points));
  const poles = Array.from({ length: houses }, (_, index) =>
    pole(96 + index * 76, index, scores[index], most),
  );
  return `${poles.join('')}${ground()}${person('nila', hasEnded && scores.length > 0 ? 'cheers' : 'stands', 34, picture.ground)}${person('kavin', hasEnded && scores.length > 0 ? 'cheers' : 'stands', 66, picture.ground)}`;
}

type Score = { house: string; points: number };

function pole(x: number, index: number, score: Score | undefined, most: number): string {
  const y = score === undefined ? 34 : 34 * (1 - score.points / most);
  const flag =
    thread(`M${x} 4H${x + 52}L${x + 44} 13L${x + 52} 22H${x}Z`, kinds[index]) +
    textMarkup(score === undefined ? '' : String(score.points), {
      x: x + 22,
      y: 18,
      width: 40,
      size: 14,
      anchor: 'middle',
    });
  const name = textMarkup(score?.house ?? '', { x: x + 6, y: 71, width: 66, size: 13 });
  return `${thread(`M${x} 2V${picture.ground}`)}${dot(x, 2, 2.5)}${moving(`flag-${index}`, { y: Math.round(y) }, flag)}${name}`;
}

function scoreOf(line: string): Score | null {
  const found = /^(?<house>.*?)[:\s=-]+(?<points>\d{1,6})\D*$/u.exec(line)?.groups;
  return found === undefined ? null : { house: found['house'] ?? '', points: Number(found['points']) };
}
