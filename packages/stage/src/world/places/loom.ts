import { dot, ground, picture, thread } from '../drawing.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

const rows = 4;
const columns = 14;
const cell = 13;
const [left, top] = [112, 14];
const kinds = ['rose', 'gold', 'teal', 'leaf'] as const;

/** A handloom: each printed line is a row of the cloth, and each sign in it a knot; other signs have other colours. */
export function loom({ printed, hasFailed }: WorldState): string {
  const woven = printed.slice(-rows);
  const warp = Array.from({ length: columns + 1 }, (_, index) => `M${left + index * cell} 8V72`);
  const shuttleY = top + woven.length * cell;
  const pose = hasFailed ? 'wonders' : woven.length > 0 ? 'points' : 'stands';
  return `${ground()}${thread('M98 76V4M308 76V4', 'wide')}${thread(warp.join(''), 'fine')}${thread('M92 8H314')}${cloth(woven)}${thread(`M${left - 8} ${shuttleY + 2}H${left + columns * cell + 8}`, 'fine')}${shuttle(shuttleY)}${person('amma', pose, 50, picture.ground)}${yarn}`;
}

const yarn = [10, 24].map((x) => `<circle class="rose" cx="${x}" cy="69" r="6"/>`).join('') + dot(17, 60, 5);

function shuttle(y: number): string {
  return thread(`M86 ${y + 2}Q96 ${y - 4} 106 ${y + 2}Q96 ${y + 8} 86 ${y + 2}Z`, 'gold');
}

/** The knots of each colour as one path. */
function cloth(woven: readonly string[]): string {
  const signs = [...new Set(woven.join('').replaceAll(' ', ''))];
  const knots = kinds.map((): string[] => []);
  woven.forEach((line, row) => {
    [...line].slice(0, columns).forEach((sign, column) => {
      if (sign === ' ') return;
      const [x, y] = [left + column * cell, top + row * cell];
      knots[signs.indexOf(sign) % kinds.length]?.push(`M${x} ${y}h${cell}v${cell}h-${cell}Z`);
    });
  });
  return knots
    .map((paths, index) => (paths.length === 0 ? '' : thread(paths.join(''), kinds[index])))
    .join('');
}
