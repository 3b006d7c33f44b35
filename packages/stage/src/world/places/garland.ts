import { dot, ground, picture, textMarkup, thread } from '../drawing.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

const most = 5;
const kinds = ['rose', 'gold'] as const;

/** A garland that a seller of flowers ties: each item of the list printed last is a flower on one thread, with its index. */
export function garland({ printed, hasFailed }: WorldState): string {
  const items = itemsIn(printed).slice(0, most);
  const flowers = Array.from({ length: most }, (_, index) => flower(index, items[index]));
  const pose = hasFailed ? 'wonders' : items.length > 0 ? 'points' : 'stands';
  return `${ground()}${basket}${person('amma', pose, 48, picture.ground)}${thread('M88 76V6M314 76V6', 'wide')}${thread('M88 16Q201 54 314 16')}${flowers.join('')}`;
}

const basket =
  thread('M6 62H30L27 76H9Z', 'gold') +
  [10, 18, 26].map((x) => dot(x, 59, 4)).join('') +
  dot(14, 54, 4) +
  dot(22, 54, 4);

/** A flower on the thread with its item below; a bud where the list has none. */
function flower(index: number, item: string | undefined): string {
  const share = (index + 0.5) / most;
  const x = Math.round(88 + 226 * share);
  const y = Math.round(16 + 76 * share * (1 - share));
  if (item === undefined) return `<circle class="gap" cx="${x}" cy="${y}" r="5"/>`;
  const middle = { x, anchor: 'middle' } as const;
  return (
    thread(petals(x, y), kinds[index % kinds.length]) +
    `<circle class="paper" cx="${x}" cy="${y}" r="7"/>` +
    textMarkup(String(index), { ...middle, y: y + 4, width: 14, size: 12 }) +
    textMarkup(item, { ...middle, y: y + 33, width: 44, size: 14 })
  );
}

/** Eight petals round a place, in one thread. */
function petals(x: number, y: number): string {
  const ring = [
    [5, -13],
    [13, -5],
    [13, 5],
    [5, 13],
    [-5, 13],
    [-13, 5],
    [-13, -5],
    [-5, -13],
  ] as const;
  const bends = ring.map(([dx, dy], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [dx, dy];
    return `Q${x + dx + nextX} ${y + dy + nextY} ${x + nextX} ${y + nextY}`;
  });
  return `M${x + ring[0][0]} ${y + ring[0][1]}${bends.join('')}Z`;
}

/** The items of the list printed last; else each printed line is an item. */
function itemsIn(printed: readonly string[]): string[] {
  const list = printed.findLast((line) => /^\[.+\]$/u.test(line));
  if (list === undefined) return printed.slice(-most);
  return list
    .slice(1, -1)
    .split(', ')
    .map((item) => item.replace(/^(['"])(.*)\1$/u, '$2'));
}
