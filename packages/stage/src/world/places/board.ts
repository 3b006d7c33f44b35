import { dot, ground, picture, textMarkup, thread } from '../drawing.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

const rows = 3;

/** The board of the class: what `print` shows is written in chalk. An error leaves it empty. */
export function board({ printed, hasFailed }: WorldState): string {
  const shown = printed.slice(-rows);
  const lines = shown.map((line, index) =>
    textMarkup(line, { x: 98, y: 23 + index * 19, width: 204, size: 16, kind: 'chalk' }),
  );
  const pose = hasFailed ? 'wonders' : shown.length > 0 ? 'cheers' : 'points';
  return `${ground()}${thread('M112 64L106 76M286 64L292 76')}${thread('M88 3H312V64H88Z', 'slate')}${thread('M180 68H218')}${dot(190, 65, 2)}${lines.join('')}${person('nila', pose, 44, picture.ground)}${hasFailed ? textMarkup('?', { x: 66, y: 26, width: 20, size: 20 }) : ''}`;
}
