import type { Language } from '@python-learning/domain';
import { fading, ground, picture, saidAtLeft, saidAtRight, textMarkup, thread } from '../drawing.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

const mostGlasses = 4;
const sign: Record<Language, string> = { en: 'Tea', ta: 'தேநீர்' };

/** Paatti's tea shop: she says what the program prints or asks, the guest says what is typed. Each printed line is a glass of tea. */
export function teaShop({ printed, question, typed, typing }: WorldState, language: Language): string {
  const asked = question ?? printed.at(-1) ?? '';
  const answer = question === null ? (typed.at(-1) ?? '') : typing;
  const words =
    saidAtRight(asked, { right: 264, y: 2, most: 216 }) + saidAtLeft(answer, { left: 50, y: 34, most: 112 });
  const glasses = Array.from({ length: mostGlasses }, (_, index) =>
    fading(`glass-${index}`, index < printed.length, glass(170 + index * 16)),
  );
  return `${ground()}${person('paatti', printed.length > 0 ? 'points' : 'stands', 284, picture.ground)}${thread('M166 58H316V76H166Z', 'gold')}${textMarkup(sign[language], { x: 241, y: 73, width: 100, size: 14, anchor: 'middle' })}${kettle}${glasses.join('')}${person('nila', 'stands', 28, picture.ground)}${words}`;
}

const kettle =
  thread('M236 57C231 46 238 41 246 41S261 46 256 57Z', 'silver') +
  thread('M234 51L228 45M239 43Q246 33 253 43');

/** A glass of tea that steams. */
function glass(x: number): string {
  return (
    thread(`M${x} 44L${x + 2} 57H${x + 9}L${x + 11} 44Z`, 'tea') +
    thread(`M${x + 4} 40Q${x + 2} 37 ${x + 4} 35M${x + 8} 40Q${x + 6} 37 ${x + 8} 35`, 'fine')
  );
}
