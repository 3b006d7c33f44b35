import type { TracedObject, TracedValue } from '@python-learning/domain';
import { letterEm } from '../card-size.ts';
import { columnsOf } from '../wrap.ts';
import { momentAt, type SeenProgram } from './moment.ts';
import { hasBoxes } from './object-markup.ts';
import { type Box, type Picture, type PicturedFrame, pictureAt } from './picture.ts';
import { roundsAt } from './rounds.ts';
import { shownSteps } from './state-at.ts';
import { valueText } from './value-text.ts';

/**
 * A width and a height, as shares of the size of the letters. `row` is by how much it is higher for each row more in which it has to be
 * broken.
 */
type Size = { width: number; height: number; row: number };

/** How large the parts of a picture are: the boxes of each frame, the shared objects, and what is below them. */
export type PictureSize = {
  frames: readonly { isCall: boolean; boxes: readonly Size[] }[];
  shared: readonly Size[];
  foot: Size | null;
};

/** Least height of a box in a card, as a share of the size of its letters; so in `stage.css`. */
const boxEm = 1.8;
const cellEm = boxEm * 0.9;
/** Borders, at letters of the least size. */
const borderEm = 0.31;
const rowEm = 1.5;
const boxGap = { column: 0.75, row: 0.5 };
const partGap = 0.9;
const arrowRoom = 2.5;

/** Returns the sizes of the pictures of all steps of a program, those that are equal once. */
export function pictureSizes(seen: SeenProgram): PictureSize[] {
  const sizes = shownSteps(seen.trace).map((_, index) => JSON.stringify(pictureSize(seen, index)));
  return [...new Set(sizes)].map((text) => JSON.parse(text) as PictureSize);
}

function pictureSize(seen: SeenProgram, index: number): PictureSize {
  const picture = pictureAt(seen, index);
  const condition = momentAt(seen, index)?.step.condition;
  const rounds = roundsAt(seen, index);
  const footEms = [
    ...(rounds === null ? [] : [5 + Math.min(rounds, 12) * 0.85]),
    ...(condition === undefined ? [] : [textEm(condition.source) + 7 * letterEm + 2]),
  ];
  const height = footEms.length > 0 ? boxEm : 0;
  return {
    frames: picture.frames.map((frame) => ({ isCall: frame.name !== null, boxes: boxSizes(picture, frame) })),
    shared: picture.shared.map((ref) => objectSize(picture, ref, 0)),
    foot:
      height === 0 ? null : { width: footEms.reduce((sum, em) => sum + em + 0.6, 0), height, row: height },
  };
}

function boxSizes(picture: Picture, { boxes, returned }: PicturedFrame): Size[] {
  const given = returned === undefined || returned === null ? [] : [boxSize(picture, returnBox(returned))];
  return [...boxes.map((box) => boxSize(picture, box)), ...given];
}

function returnBox(value: TracedValue): Box {
  return { name: 'return', value, old: null, isNew: true };
}

function boxSize(picture: Picture, { name, value, old }: Box): Size {
  const own = valueSize(picture, value, 0);
  const title = textEm(name) + 0.5 + (old === null ? 0 : textEm(old) + 0.5);
  return {
    width: Math.max(title, own.width + 1.2 + borderEm, boxEm * 1.27),
    height: 1.375 + Math.max(boxEm, own.height + 0.2 + borderEm),
    row: own.row,
  };
}

function valueSize(picture: Picture, value: TracedValue, depth: number): Size {
  if (typeof value !== 'string' && hasBoxes(picture, value, depth))
    return objectSize(picture, value.ref, depth);
  if (typeof value !== 'string' && picture.shared.includes(value.ref))
    return { width: 1.75, height: 1.75, row: 0 };
  return { width: textEm(valueText(value, picture.objects)), height: rowEm, row: rowEm };
}

function objectSize(picture: Picture, ref: number, depth: number): Size {
  const object = picture.objects[ref];
  if (object === undefined) return { width: 0, height: 0, row: 0 };
  const places =
    'items' in object ? itemSizes(picture, object, depth + 1) : entrySizes(picture, object, depth + 1);
  const isRow = 'items' in object && !object.items.some((item) => hasBoxes(picture, item, depth + 1));
  const body = isRow ? beside(places) : below(places);
  const words =
    (object.kind === 'instance' ? rowEm : 0) + (object.more > 0 || places.length === 0 ? rowEm : 0);
  return { ...body, width: Math.max(body.width, words > 0 ? 5 : 0), height: body.height + words + 0.5 };
}

function itemSizes(
  picture: Picture,
  object: Extract<TracedObject, { items: unknown }>,
  depth: number,
): Size[] {
  const index = object.kind === 'set' ? 0 : 1.25;
  return object.items.map((item) => {
    const cell = cellSize(picture, item, depth);
    return { ...cell, height: cell.height + index };
  });
}

function entrySizes(
  picture: Picture,
  object: Extract<TracedObject, { entries: unknown }>,
  depth: number,
): Size[] {
  return object.entries.map(([key, value]) => {
    const cell = cellSize(picture, value, depth);
    return {
      ...cell,
      width: Math.min(8, textEm(valueText(key, picture.objects)) + 0.5) + cell.width,
    };
  });
}

function cellSize(picture: Picture, value: TracedValue, depth: number): Size {
  const own = valueSize(picture, value, depth);
  return {
    width: Math.max(cellEm, own.width + 1 + borderEm),
    height: Math.max(cellEm, own.height + borderEm),
    row: own.row,
  };
}

function textEm(text: string): number {
  return columnsOf(text) * letterEm;
}

function beside(sizes: readonly Size[]): Size {
  const height = Math.max(0, ...sizes.map((size) => size.height));
  return { width: sizes.reduce((sum, { width }) => sum + width, 0), height, row: height + 0.25 };
}

function below(sizes: readonly Size[]): Size {
  return {
    width: Math.max(0, ...sizes.map(({ width }) => width)),
    height: sizes.reduce((sum, { height }) => sum + height, 0),
    row: Math.max(0, ...sizes.map(({ row }) => row)),
  };
}

/** Returns the height of a picture in this width, both as shares of the size of the letters. */
export function pictureHeight({ frames, shared, foot }: PictureSize, width: number): number {
  const objects = below(shared);
  const room = shared.length === 0 ? width : Math.max(width * 0.45, width - objects.width - arrowRoom);
  const shown = frames.filter(({ isCall, boxes }) => isCall || boxes.length > 0);
  const heights = shown.map(({ isCall, boxes }) =>
    isCall ? flowHeight(boxes, room - 1.5 - borderEm) + rowEm + 0.9 + borderEm : flowHeight(boxes, room),
  );
  const names = heights.reduce((sum, height) => sum + height, partGap * Math.max(0, heights.length - 1));
  const beneath = foot === null ? 0 : partGap + foot.row * Math.ceil(foot.width / width);
  return Math.max(rowEm, names, objects.height + 1.4 * Math.max(0, shared.length - 1)) + beneath;
}

/** Height of boxes in rows that are broken where the room ends. What is wider than the room takes rows of its own. */
function flowHeight(boxes: readonly Size[], room: number): number {
  let height = 0;
  let used = 0;
  let row = 0;
  for (const box of boxes) {
    const own = box.height + (Math.ceil(box.width / room) - 1) * box.row;
    if (used > 0 && used + boxGap.column + box.width > room) {
      height += row + boxGap.row;
      [used, row] = [0, 0];
    }
    used += (used > 0 ? boxGap.column : 0) + box.width;
    row = Math.max(row, own);
  }
  return height + row;
}
