import type { TracedObject, TracedValue } from '@python-learning/domain';
import { classes, escapeHtml } from '../html.ts';
import { type Detail, isShared, type Picture } from './picture.ts';
import { shortened, valueText } from './value-text.ts';
import type { ValueWords } from './words.ts';

/** How deep objects are drawn inside one another; what is deeper is written. */
const mostDepth = { all: 3, outermost: 0, text: -1, short: -1 } as const satisfies Record<Detail, number>;

/** What every part of a picture needs: the picture, and the words of the language. */
export type Drawing = { picture: Picture; words: ValueWords };

/** A value: its text, the boxes of an object, or the beginning of the arrow to an object that others share. */
export function valueMarkup(drawing: Drawing, value: TracedValue, depth = 0): string {
  const { picture } = drawing;
  if (typeof value !== 'string' && isShared(picture, value)) {
    return `<span class="arrow-from" data-arrow-to="${value.ref}"></span>`;
  }
  if (typeof value === 'string' || !hasBoxes(picture, value, depth)) {
    return `<span class="text">${escapeHtml(writtenValue(picture, value))}</span>`;
  }
  return objectMarkup(drawing, value.ref, depth);
}

/** Letters of a value where little is drawn. */
const shortLetters = 12;

/** Returns a value as text, as long as the picture wants it. */
export function writtenValue({ detail, objects }: Picture, value: TracedValue): string {
  const text = valueText(value, objects);
  return detail === 'short' ? shortened(text, shortLetters) : text;
}

/** True for an object that is drawn in its place. A tuple inside another object is written: nothing in it can change. */
export function hasBoxes(picture: Picture, value: TracedValue, depth: number): boolean {
  if (typeof value === 'string' || isShared(picture, value) || depth > mostDepth[picture.detail])
    return false;
  const object = picture.objects[value.ref];
  return object !== undefined && (depth === 0 || object.kind !== 'tuple');
}

/** The places of an object: a row of items with their indices, or a table of keys. */
export function objectMarkup(drawing: Drawing, id: number, depth = 0): string {
  const { picture, words } = drawing;
  const object = picture.objects[id];
  if (object === undefined) return '';
  const changed = changedPlaces(object, picture.changed[id]);
  const places = 'items' in object ? itemsMarkup : entriesMarkup;
  const type = object.kind === 'instance' ? `<p>${escapeHtml(object.type)}</p>` : '';
  const empty = placesOf(object).length === 0 ? `<p class="word">${words.empty}</p>` : '';
  const more = object.more > 0 ? `<p class="word">${words.more(object.more)}</p>` : '';
  return `<div class="object" data-object="${id}" data-key="object-${id}">${type}${empty}${places({ drawing, object, depth: depth + 1, changed })}${more}</div>`;
}

type Places = {
  drawing: Drawing;
  object: TracedObject;
  depth: number;
  /** The places whose value changed in this step. */
  changed: ReadonlySet<number>;
};

/** Items in a row; below one another where they have boxes of their own. */
function itemsMarkup({ drawing, object, depth, changed }: Places): string {
  if (!('items' in object)) return '';
  const isTall = object.items.some((item) => hasBoxes(drawing.picture, item, depth));
  const items = object.items.map((item, at) => {
    const index = object.kind === 'set' ? '' : `<span class="index">${at}</span>`;
    return `<span class="item">${index}${cellMarkup(drawing, item, depth, changed.has(at))}</span>`;
  });
  return `<div class="${classes({ items: true, tall: isTall })}">${items.join('')}</div>`;
}

function entriesMarkup({ drawing, object, depth, changed }: Places): string {
  if ('items' in object) return '';
  const entries = object.entries.map(([key, value], at) => {
    const name = escapeHtml(valueText(key, drawing.picture.objects));
    return `<span class="entry"><span class="key">${name}</span>${cellMarkup(drawing, value, depth, changed.has(at))}</span>`;
  });
  return entries.join('');
}

/** The place of a value in an object. Boxes inside it have frames of their own. */
function cellMarkup(drawing: Drawing, value: TracedValue, depth: number, isNew: boolean): string {
  const isFramed = isNew || !hasBoxes(drawing.picture, value, depth);
  return `<span class="${classes({ cell: true, framed: isFramed, new: isNew })}">${valueMarkup(drawing, value, depth)}</span>`;
}

/** Returns the places that are new or have another value than before; none if nothing is known of before. */
function changedPlaces(object: TracedObject, before: TracedObject | undefined): ReadonlySet<number> {
  if (before === undefined) return new Set();
  const were = placesOf(before).map((place) => JSON.stringify(place));
  const places = placesOf(object).map((place, at) => (JSON.stringify(place) === were[at] ? -1 : at));
  return new Set(places.filter((at) => at >= 0));
}

function placesOf(object: TracedObject): readonly unknown[] {
  return 'items' in object ? object.items : object.entries;
}
