/** A rectangle in a frame, in CSS pixels. */
export type Box = { left: number; top: number; width: number; height: number };

/** Places an absolutely positioned element, as a value of `style`. */
export function boxStyle({ left, top, width, height }: Box): string {
  return `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
}
