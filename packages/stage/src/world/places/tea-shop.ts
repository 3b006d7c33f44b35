import type { Language } from '@python-learning/domain';
import { bubble, bubbleWidth, fading, ground, picture, textMarkup, thread } from '../drawing.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

const mostGlasses = 4;
const sign: Record<Language, string> = { en: 'Tea', ta: 'தேநீர்' };

/** Paatti's tea shop: she says what the program prints or asks, the guest says what is typed. Each printed line is a glass of tea. */
export function teaShop({ printed, question, typed }: WorldState, language: Language): string {
  const asked = question ?? printed.at(-1) ?? '';
  const answer = typed.at(-1) ?? '';
  const paattiSays = asked === '' ? '' : bubble({ x: 262 - bubbleWidth(asked, 190), y: 2, width: bubbleWidth(asked, 190), tail: 'right' }, asked);
  const guestSays = answer === '' ? '' : bubble({ x: 52, y: 32, width: bubbleWidth(answer, 96), tail: 'left' }, answer);
  const glasses = Array.from({ length: mostGlasses }, (_, index) => fading(`glass-${index}`, index < printed.length, glass(186 + index * 18)));
  return `${ground()}${person('paatti', printed.length > 0 ? 'points' : 'stands', 284, picture.ground)}${thread('M166 58H316V76H166Z', 'gold')}${textMarkup(sign[language], { x: 241, y: 73, width: 100, size: 14, anchor: 'middle' })}${glasses.join('')}${person('nila', 'stands', 28, picture.ground)}${guestSays}${paattiSays}`;
}

/** A glass of tea that steams. */
function glass(x: number): string {
  return thread(`M${x} 44L${x + 2} 57H${x + 9}L${x + 11} 44Z`, 'tea') + thread(`M${x + 4} 40Q${x + 2} 37 ${x + 4} 35M${x + 8} 40Q${x + 6} 37 ${x + 8} 35`, 'fine');
}
