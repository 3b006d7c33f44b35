import type { Language } from '@python-learning/domain';
import { type Box, boxStyle } from '../box.ts';
import type { Room } from '../look.ts';
import { picture } from './drawing.ts';
import { worldMarkup } from './world-markup.ts';
import type { WorldName } from './world-names.ts';
import type { WorldState } from './world-state.ts';

/** Height of the card of a picture with this width, in CSS pixels. The program needs the room more. */
export function worldHeight(width: number, { height }: Room): number {
  return Math.round(Math.min((width * picture.height) / picture.width, height * 0.18));
}

/** The picture of a scene as a card, keyed and placed in its box. */
export function worldCard(name: WorldName, state: WorldState, language: Language, box: Box): string {
  return `<section class="panel world" data-key="world" style="${boxStyle(box)}">${worldMarkup(name, state, language)}</section>`;
}
