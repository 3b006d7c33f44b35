import { dot, fading, ground, moving, picture, thread } from '../drawing.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

/** Rain or sun: a condition that is True brings the rain and opens the umbrella, one that is False brings the sun. */
export function rain({ condition }: WorldState): string {
  const isTrue = condition === true;
  const drops = Array.from({ length: 16 }, (_, index) => {
    const x = 70 + ((index * 53) % 190);
    const y = 26 + ((index * 29) % 42);
    return Math.abs(x - 160) < 36 && y > 10 ? '' : `M${x} ${y}l-3 8`;
  });
  return `${ground()}${hut}${fading('rain', isTrue, thread(drops.join(''), 'water') + cloud)}${fading('sun', condition === false, sun)}${person('kavin', isTrue ? 'points' : 'stands', 160, picture.ground)}${fading('umbrella', isTrue, umbrella)}${moving('puddle', {}, isTrue ? thread('M214 80Q232 74 250 80', 'water') : '')}`;
}

const cloud =
  thread('M84 22C72 22 74 8 86 10C88 0 106 0 108 8C118 4 124 14 118 22Z', 'paper') +
  thread('M216 22C204 22 206 8 218 10C220 0 238 0 240 8C250 4 256 14 250 22Z', 'paper');
const sun =
  dot(232, 22, 10) +
  thread('M232 4V8M232 36V40M214 22H218M246 22H250M219 9L222 12M242 32L245 35M245 9L242 12M222 32L219 35');
const umbrella =
  thread('M179 27V44Q179 48 175 48') +
  thread('M140 28Q146 2 179 2Q212 2 218 28Q205 21 192 28Q179 21 166 28Q153 21 140 28Z', 'teal');
const hut = thread('M12 76V44H58V76M28 76V58H42V76', 'paper') + thread('M4 46L35 20L66 46Z', 'gold');
