import type { TracedState, TracedValue } from '@python-learning/domain';
import { endsWithoutReturn, type Moment, momentAt, type SeenProgram } from './moment.ts';
import { countReferences, namesAfter, partsOf } from './state-at.ts';
import { valueText } from './value-text.ts';

/** A name with its value. `old` is what it had before this step, where that was another value. */
export type Box = { name: string; value: TracedValue; old: string | null; isNew: boolean };

/** The program, or a call. `returned` is what a call gives back in this step: null after an error and without a
 * `return`, missing while it runs. */
export type PicturedFrame = {
  id: number;
  name: string | null;
  boxes: readonly Box[];
  returned?: TracedValue | null;
};

/**
 * How much of lists, dictionaries and other objects is drawn: all of them; the outermost, with those inside as text; or none, so that all values
 * are text and nothing tells which names share an object. `short` texts end after a few letters with an ellipsis.
 */
export const details = ['all', 'outermost', 'text', 'short'] as const;
export type Detail = (typeof details)[number];

/** What is drawn of one step. */
export type Picture = {
  detail: Detail;
  frames: readonly PicturedFrame[];
  objects: TracedState['objects'];
  /** The objects that several names or places share, in their order: arrows lead to them. */
  shared: readonly number[];
  /** The objects whose content changed in this step, with their content before. */
  changed: TracedState['objects'];
};

/** How Python writes the functions of its library, which are no values to look at. */
const tools = new Set(['<method>', '<builtin_function_or_method>', '<function>', '<module>']);

/** Returns the picture of a step. A call that ends in this step is still in it, with what it returns. */
export function pictureAt(seen: SeenProgram, index: number, detail: Detail = 'all'): Picture {
  const moment = momentAt(seen, index);
  if (moment === null) return { detail, frames: [], objects: {}, shared: [], changed: {} };
  const { after, before, changedObjects } = moment;
  const running = after.frames.map((frame) => pictured(moment, frame));
  const frames = [...running, ...endedFrames(moment)].toSorted((one, other) => one.id - other.id);
  const references = countReferences({ ...after, frames: frames.map(namesOf) });
  const drawsObjects = detail === 'all' || detail === 'outermost';
  const shared = [...references]
    .filter(([ref, count]) => drawsObjects && count > 1 && after.objects[ref]?.kind !== 'tuple')
    .map(([ref]) => ref);
  const changed = Object.fromEntries(
    changedObjects.flatMap((ref) => (before.objects[ref] === undefined ? [] : [[ref, before.objects[ref]]])),
  );
  return { detail, frames, objects: after.objects, shared, changed };
}

function pictured({ names, step }: Moment, { id, name, names: here }: TracedState['frames'][number]) {
  const isBegun = step.called?.some((call) => call.id === id) === true;
  const boxes = Object.entries(here)
    .filter(([, value]) => typeof value !== 'string' || !tools.has(value))
    .map(([key, value]): Box => {
      const change = names.find((one) => one.frame === id && one.name === key);
      return { name: key, value, old: change?.old ?? null, isNew: isBegun || change !== undefined };
    });
  return { id, name, boxes };
}

/** The calls that end in this step, with their names as their last line left them. */
function endedFrames(moment: Moment): PicturedFrame[] {
  const { step, before } = moment;
  const drawn = (value: TracedValue) =>
    // A whole state counts the objects from the beginning: a number of before may be another object.
    step.whole === undefined ? value : valueText(value, before.objects);
  const returned = new Map(step.returned?.map(({ id, value }) => [id, value]));
  return before.frames.flatMap((frame) => {
    const value = returned.get(frame.id);
    if (value === undefined) return [];
    const names = Object.entries(frame.names).map(([key, one]) => [key, drawn(one)] as const);
    const ended = { ...frame, names: namesAfter({ ...frame, names: Object.fromEntries(names) }, step) };
    return [{ ...pictured(moment, ended), returned: endsWithoutReturn(moment, value) ? null : value }];
  });
}

function namesOf({ id, name, boxes, returned }: PicturedFrame): TracedState['frames'][number] {
  const names = Object.fromEntries(boxes.map((box) => [box.name, box.value]));
  return {
    id,
    name,
    names: returned === undefined || returned === null ? names : { ...names, return: returned },
  };
}

/** True for an object that is drawn once, with arrows to it. */
export function isShared({ shared }: Picture, value: TracedValue): boolean {
  return typeof value !== 'string' && shared.includes(value.ref);
}

/** True for a shared object, and for one that has a shared object in it. */
export function leadsToShared(picture: Picture, value: TracedValue): boolean {
  const seen = new Set<number>();
  const leads = (one: TracedValue): boolean => {
    if (typeof one === 'string' || seen.has(one.ref)) return false;
    seen.add(one.ref);
    const object = picture.objects[one.ref];
    return isShared(picture, one) || (object !== undefined && partsOf(object).some(leads));
  };
  return leads(value);
}

/** Returns the names that share an object, in the order of the picture. */
export function ownersOf({ frames }: Picture, ref: number): string[] {
  const boxes = frames.flatMap((frame) => frame.boxes);
  const names = boxes.filter(({ value }) => typeof value !== 'string' && value.ref === ref);
  return [...new Set(names.map(({ name }) => name))];
}
