import type { Language } from '@python-learning/domain';
import { type Box, boxStyle } from '../box.ts';
import type { Room } from '../look.ts';
import { picture } from './drawing.ts';
import { worldMarkup } from './world-markup.ts';
import type { WorldName } from './world-names.ts';
import type { WorldState } from './world-state.ts';

/** A picture is at least this high, in CSS pixels: in a lower one what is written in it cannot be read. */
const leastHeight = 56;

/** Heights that a picture may have in this room, in CSS pixels, the best first. The program needs the room more. */
export function worldHeights({ height }: Room): number[] {
  return [Math.max(leastHeight, Math.round(height * 0.18)), leastHeight];
}

/** Height of the card of a picture with this width, at most `most`; infinity where it is too narrow to be read. */
export function worldHeight(width: number, most: number): number {
  const height = Math.min(most, Math.round((width * picture.height) / picture.width));
  return height < leastHeight ? Number.POSITIVE_INFINITY : height;
}

/** The picture of a scene as a card, keyed and placed in its box. */
export function worldCard(name: WorldName, state: WorldState, language: Language, box: Box): string {
  return `<section class="panel world" data-key="world" style="${boxStyle(box)}">${worldMarkup(name, state, language)}</section>`;
}
