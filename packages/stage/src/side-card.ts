import type { Box } from './box.ts';

/** A card beside the program and its output, such as the values of its names. */
export type SideCard = {
  /** The same card with less in it, for a room in which this one does not fit; null for none. */
  smaller: SideCard | null;
  /**
   * Height of its content, without its bar, in a card of this width and with letters of this size, in CSS pixels. Infinity where the
   * card is too narrow for it.
   */
  heightIn: (width: number, fontPx: number) => number;
  /** Returns the whole card as markup, keyed and placed in its box. */
  draw: (box: Box, fontPx: number) => string;
};

/** Returns the card with less in it, as often as there is one. */
export function shrunk(card: SideCard, times: number): SideCard {
  return times === 0 || card.smaller === null ? card : shrunk(card.smaller, times - 1);
}
