import type { TracedObject, TracedValue } from '@python-learning/domain';
import { letterEm } from '../card-size.ts';
import { columnsOf } from '../wrap.ts';
import { momentAt, type SeenProgram } from './moment.ts';
import { hasBoxes, writtenValue } from './object-markup.ts';
import { heightOf, leastWidthOf, type Part, rowEm, widthOf } from './part-size.ts';
import { type Box, type Detail, isShared, leadsToShared, type Picture, pictureAt } from './picture.ts';
import { roundsAt } from './rounds.ts';
import { shownSteps } from './state-at.ts';
import { valueText } from './value-text.ts';

/** What is in a picture: the names and calls, the shared objects beside them, and what is below. */
export type PictureSize = { frames: readonly Part[]; shared: readonly Part[]; foot: Part | null };

/** Least height of a box in a card, as a share of the size of its letters; so in `stage.css`. */
const boxEm = 1.8;
/** Height of the name above a box. */
const titleEm = 1.25;
/** Height of the name of a call. */
const callEm = 1.35;
const leastBox = { x: boxEm * 1.27, y: boxEm };
const leastCell = { x: boxEm * 0.9, y: boxEm * 0.9 };
const none = { x: 0, y: 0 };
/** Borders, at letters of the least size. */
const borderEm = 0.31;
const boxGap = { column: 0.75, row: 0.2 };
const partGap = 0.9;
const footEm = 2;
const sharedGap = 1.4;
const arrowRoom = 2.5;

/** Returns the sizes of the pictures of all steps of a program, those that are equal once. */
export function pictureSizes(seen: SeenProgram, detail: Detail): PictureSize[] {
  const sizes = shownSteps(seen.trace).map((_, index) => JSON.stringify(pictureSize(seen, index, detail)));
  return [...new Set(sizes)].map((text) => JSON.parse(text) as PictureSize);
}

function pictureSize(seen: SeenProgram, index: number, detail: Detail): PictureSize {
  const picture = pictureAt(seen, index, detail);
  const shown = picture.frames.filter(({ name, boxes }) => name !== null || boxes.length > 0);
  return {
    frames: shown.map((frame) => {
      const given = frame.returned ?? null;
      const all = given === null ? frame.boxes : [...frame.boxes, returnBox(given)];
      const boxes = boxesPart(picture, all);
      return frame.name === null ? boxes : callPart(frame.name, boxes);
    }),
    shared: picture.shared.map((ref) => objectPart(picture, ref, 0)),
    foot: footPart(seen, index),
  };
}

function returnBox(value: TracedValue): Box {
  return { name: 'return', value, old: null, isNew: true };
}

function callPart(name: string, boxes: Part): Part {
  const title = { width: textEm(`${name}()`), height: callEm + 0.2 };
  return { frame: { column: [title, boxes] }, pad: { x: 1.5 + borderEm, y: 0.5 + borderEm }, least: none };
}

/** Boxes that lead to shared objects are below the others and below one another. */
function boxesPart(picture: Picture, boxes: readonly Box[]): Part {
  const sharing = boxes.filter(({ value }) => leadsToShared(picture, value));
  const others = boxes.filter((box) => !sharing.includes(box));
  const rows = [
    ...(others.length === 0
      ? []
      : [{ row: others.map((box) => ({ column: boxParts(picture, box) })), gap: boxGap }]),
    ...sharing.map((box) => ({ line: boxParts(picture, box), gap: 0.25 })),
  ];
  return { column: rows.flatMap((row, at) => (at === 0 ? [row] : [space(boxGap.row), row])) };
}

/** The name with its old value, and the box with the new one. */
function boxParts(picture: Picture, { name, value, old }: Box): Part[] {
  const was = old === null ? 0 : textEm(old) + 0.5;
  const title = { width: textEm(name) + 0.5 + was, height: titleEm };
  const pad = { x: 1.2 + borderEm, y: 0.2 + borderEm };
  return [title, { frame: valuePart(picture, value, 0), pad, least: leastBox }];
}

function valuePart(picture: Picture, value: TracedValue, depth: number): Part {
  if (typeof value !== 'string' && isShared(picture, value)) return { width: 1.75, height: 1.75 };
  if (typeof value !== 'string' && hasBoxes(picture, value, depth)) {
    return objectPart(picture, value.ref, depth);
  }
  return { text: textEm(writtenValue(picture, value)) };
}

function objectPart(picture: Picture, ref: number, depth: number): Part {
  const object = picture.objects[ref];
  if (object === undefined) return space(0);
  const isEmpty = ('items' in object ? object.items : object.entries).length === 0;
  const words = [
    ...(object.kind === 'instance' ? [{ text: textEm(object.type) }] : []),
    ...(object.more > 0 || isEmpty ? [{ width: 5, height: rowEm }] : []),
  ];
  return { column: [...words, placesPart(picture, object, depth + 1), space(0.5)] };
}

function placesPart(picture: Picture, object: TracedObject, depth: number): Part {
  if (!('items' in object)) {
    const lines = object.entries.map(([key, value]): Part => {
      const title = { width: Math.min(8, textEm(valueText(key, picture.objects)) + 0.5), height: rowEm };
      return { line: [title, cellPart(picture, value, depth)], gap: 0 };
    });
    return { column: lines };
  }
  const isTall = object.items.some((item) => hasBoxes(picture, item, depth));
  const index = { width: letterEm + 0.5, height: 1.25 };
  const items = object.items.map((item): Part => {
    const cell = cellPart(picture, item, depth);
    if (object.kind === 'set') return cell;
    return isTall ? { line: [index, cell], gap: 0.25 } : { column: [index, cell] };
  });
  return isTall
    ? { column: items.flatMap((item) => [item, space(0.25)]) }
    : { row: items, gap: { column: 0, row: 0.25 } };
}

function cellPart(picture: Picture, value: TracedValue, depth: number): Part {
  const inside = valuePart(picture, value, depth);
  return { frame: inside, pad: { x: 1 + borderEm, y: 0.2 + borderEm }, least: leastCell };
}

function footPart(seen: SeenProgram, index: number): Part | null {
  const condition = momentAt(seen, index)?.step.condition;
  const rounds = roundsAt(seen, index);
  const parts = [
    ...(rounds === null ? [] : [{ width: 5 + Math.min(rounds, 12) * 0.85, height: footEm }]),
    ...(condition === undefined
      ? []
      : [
          {
            frame: { text: textEm(condition.source) + 7 * letterEm },
            pad: { x: 2, y: footEm - rowEm },
            least: none,
          },
        ]),
  ];
  return parts.length === 0 ? null : { row: parts, gap: { column: 0.6, row: 0 } };
}

function space(height: number): Part {
  return { width: 0, height };
}

function textEm(text: string): number {
  return columnsOf(text) * letterEm;
}

/**
 * Returns the height of a picture in this width, both as shares of the size of the letters. It is infinite where names or cells would be
 * cut at the side.
 */
export function pictureHeight({ frames, shared, foot }: PictureSize, width: number): number {
  const objects: Part = { column: shared };
  const room =
    shared.length === 0 ? width : Math.max(width * 0.45 - arrowRoom, width - widthOf(objects) - arrowRoom);
  if (frames.some((frame) => leastWidthOf(frame) > room)) return Number.POSITIVE_INFINITY;
  const heights = frames.map((frame) => heightOf(frame, room));
  const names = heights.reduce((sum, height) => sum + height, partGap * Math.max(0, heights.length - 1));
  const beside = heightOf(objects, width - room - arrowRoom) + sharedGap * Math.max(0, shared.length - 1);
  const beneath = foot === null ? 0 : partGap + heightOf(foot, width);
  return Math.max(rowEm, names, beside) + beneath;
}
