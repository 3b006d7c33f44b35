import { letterEm } from '../card-size.ts';
import { classes, escapeHtml } from '../html.ts';
import { columnsOf } from '../wrap.ts';

/** Every picture has this size in its own units; people stand on its ground. */
export const picture = { width: 320, height: 84, ground: 76 } as const;

type TextPlace = {
  x: number;
  y: number;
  /** Width for the text; what is longer is cut. */
  width: number;
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  kind?: string;
};

/** A line of text, cut to its width; nothing for no text. */
export function textMarkup(
  text: string,
  { x, y, width, size = 15, anchor = 'start', kind = '' }: TextPlace,
): string {
  if (text === '') return '';
  const shown = cutText(text, width / (size * letterEm));
  const names = classes({ written: true, [kind]: kind !== '' });
  return `<text class="${names}" x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}">${escapeHtml(shown)}</text>`;
}

/** Cuts a text to a number of columns, and ends it with an ellipsis. */
export function cutText(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  let shown = '';
  for (const letter of text) {
    if (columnsOf(`${shown}${letter}`) > columns - 1) break;
    shown += letter;
  }
  return `${shown.trimEnd()}…`;
}

/** A part that is known from frame to frame, so that it glides to its next place. */
export function moving(key: string, { x = 0, y = 0 }: { x?: number; y?: number }, inner: string): string {
  return `<g data-key="world-${key}" style="transform:translate(${x}px,${y}px)">${inner}</g>`;
}

/** A part that fades in and out. */
export function fading(key: string, isShown: boolean, inner: string): string {
  return `<g data-key="world-${key}" class="${isShown ? 'shown' : 'hidden'}">${inner}</g>`;
}

/** A dot, as in a kolam; `kind` is a class of `stage.css`. */
export function dot(x: number, y: number, r = 2.5, kind = ''): string {
  return `<circle class="${classes({ bead: true, [kind]: kind !== '' })}" cx="${x}" cy="${y}" r="${r}"/>`;
}

/** A thread of even width along path data; `kind` is a class of `stage.css`. */
export function thread(d: string, kind = ''): string {
  return `<path${kind === '' ? '' : ` class="${kind}"`} d="${d}"/>`;
}

/** The ground: a thread between rows of dots. */
export function ground(from = 6, to: number = picture.width - 6): string {
  const places = Array.from({ length: Math.floor((to - from) / 16) }, (_, index) => from + 8 + index * 16);
  return (
    thread(`M${from} ${picture.ground}H${to}`) + places.map((x) => dot(x, picture.ground + 5, 1.3)).join('')
  );
}

/** What somebody at the left says; nothing for no text. `most` is its greatest width. */
export function saidAtLeft(
  text: string,
  { left, y, most }: { left: number; y: number; most: number },
): string {
  return text === '' ? '' : bubble({ x: left, y, width: bubbleWidth(text, most), tail: 'left' }, text);
}

/** What somebody at the right says; nothing for no text. `most` is its greatest width. */
export function saidAtRight(
  text: string,
  { right, y, most }: { right: number; y: number; most: number },
): string {
  const width = bubbleWidth(text, most);
  return text === '' ? '' : bubble({ x: right - width, y, width, tail: 'right' }, text);
}

type Bubble = { x: number; y: number; width: number; tail: 'left' | 'right' };

function bubble({ x, y, width, tail }: Bubble, text: string): string {
  const height = 26;
  const at = tail === 'left' ? 16 : width - 24;
  const bend = tail === 'left' ? -6 : 14;
  const outline = `M${x + 9} ${y}H${x + width - 9}Q${x + width} ${y} ${x + width} ${y + 9}V${y + height - 9}Q${x + width} ${y + height} ${x + width - 9} ${y + height}H${x + at + 8}L${x + at + bend} ${y + height + 8}L${x + at} ${y + height}H${x + 9}Q${x} ${y + height} ${x} ${y + height - 9}V${y + 9}Q${x} ${y} ${x + 9} ${y}Z`;
  return (
    thread(outline, 'paper') +
    textMarkup(text, { x: x + width / 2, y: y + 18, width: width - 14, size: 14, anchor: 'middle' })
  );
}

function bubbleWidth(text: string, most: number): number {
  return Math.round(Math.min(most, Math.max(40, columnsOf(text) * 14 * letterEm + 18)));
}
