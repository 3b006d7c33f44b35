import { dot, ground, moving, picture, textMarkup, thread } from '../drawing.ts';
import { person } from '../people.ts';
import type { WorldState } from '../world-state.ts';

const stops = 7;

/** Bus number 7: each line that the program prints takes it one stop on, so a `for` drives it as often as it goes round. */
export function bus({ printed, hasEnded }: WorldState): string {
  const driven = Math.min(printed.length, stops);
  const passed = Array.from({ length: stops }, (_, index) => {
    const x = 102 + index * 26;
    return thread(`M${x} ${picture.ground}V66`, 'fine') + dot(x, 62, 4, index < driven ? '' : 'empty');
  });
  return `${passed.join('')}${ground()}${moving('bus', { x: driven * 26 - 2 }, vehicle)}${person('nila', hasEnded && driven > 0 ? 'cheers' : 'stands', 304, picture.ground)}`;
}

const vehicle =
  thread('M6 66V26Q6 18 14 18H76Q86 18 88 30L92 48V66Z', 'rose') +
  thread('M12 26H30V42H12ZM35 26H53V42H35ZM58 26H76V42H58Z', 'paper') +
  thread('M6 48H92') +
  '<circle class="paper" cx="24" cy="68" r="8"/><circle class="paper" cx="74" cy="68" r="8"/>' +
  dot(24, 68, 2) +
  dot(74, 68, 2) +
  textMarkup('7', { x: 49, y: 62, width: 20, size: 14, anchor: 'middle' });
