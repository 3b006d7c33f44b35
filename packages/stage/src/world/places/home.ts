import { cutText, ground, picture, textMarkup, thread } from '../drawing.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

const jars = 3;

/** The kitchen shelf at home: each name of the program is a jar with its label, and its value is in the jar. */
export function home({ names, hasFailed }: WorldState): string {
  const known = [...names].slice(-jars);
  const shown = Array.from({ length: jars }, (_, index) => jar(84 + index * 80, known[index]));
  const pose = hasFailed ? 'wonders' : known.length > 0 ? 'points' : 'stands';
  return `${ground()}${thread('M78 62H314M90 62V76M302 62V76')}${shown.join('')}${person('nila', pose, 38, picture.ground)}`;
}

function jar(x: number, known: [string, string] | undefined): string {
  const glass = thread(
    `M${x + 12} 12Q${x} 18 ${x} 28V54Q${x} 61 ${x + 8} 61H${x + 62}Q${x + 70} 61 ${x + 70} 54V28Q${x + 70} 18 ${x + 58} 12Z`,
    known === undefined ? 'gap' : 'paper',
  );
  if (known === undefined) return glass;
  const [name, value] = known;
  const middle = { x: x + 35, anchor: 'middle', width: 64 } as const;
  return `${glass}${thread(`M${x + 10} 12V5H${x + 60}V12Z`, 'gold')}${textMarkup(value, { ...middle, y: 34 })}${thread(`M${x + 1} 42H${x + 69}`, 'fine')}${textMarkup(cutText(name, 8), { ...middle, y: 56, size: 13, kind: 'quiet' })}`;
}
