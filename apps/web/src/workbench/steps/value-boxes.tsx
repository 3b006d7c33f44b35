import type { TracedObject, TracedValue } from '@python-learning/domain';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { isShared, type Picture } from './picture.ts';
import { valueText } from './value-text.ts';

/** How deep objects are drawn inside one another; what is deeper is written. */
const mostDepth = 3;

type ValueProps = { picture: Picture; value: TracedValue; depth?: number };

/** A value: its text, the boxes of an object, or the beginning of the arrow to an object that others share. */
export function Value({ picture, value, depth = 0 }: ValueProps) {
  if (typeof value === 'string' || !(isShared(picture, value) || hasBoxes(picture, value, depth))) {
    return <span className="wrap-anywhere">{valueText(value, picture.objects)}</span>;
  }
  if (isShared(picture, value)) {
    return <span data-arrow-to={value.ref} className="m-2 block size-3 rounded-full bg-action" />;
  }
  return <ObjectBoxes picture={picture} id={value.ref} depth={depth} />;
}

/** True for an object that is drawn in its place. A tuple inside another object is written: nothing in it can change. */
function hasBoxes(picture: Picture, value: TracedValue, depth: number): boolean {
  if (typeof value === 'string' || isShared(picture, value) || depth > mostDepth) return false;
  const object = picture.objects[value.ref];
  return object !== undefined && (depth === 0 || object.kind !== 'tuple');
}

type ObjectBoxesProps = { picture: Picture; id: number; depth?: number };

/** The places of an object: a row of items with their indices, or a table of keys. */
export function ObjectBoxes({ picture, id, depth = 0 }: ObjectBoxesProps) {
  const object = picture.objects[id];
  if (object === undefined) return null;
  const changed = changedPlaces(object, picture.changed[id]);
  const props = { picture, depth: depth + 1, changed };
  return (
    <div data-object={id} className="grid grid-cols-1 justify-items-start py-1">
      {object.kind === 'instance' && <p className="text-muted">{object.type}</p>}
      {placesOf(object).length === 0 && (
        <p className="px-2 font-sans text-muted">{m.practice_steps_empty()}</p>
      )}
      {'items' in object ? <Items object={object} {...props} /> : <Entries object={object} {...props} />}
      {object.more > 0 && (
        <p className="px-2 font-sans text-muted">{m.practice_steps_more({ count: object.more })}</p>
      )}
    </div>
  );
}

type PlacesProps<Of> = {
  object: Extract<TracedObject, Of>;
  picture: Picture;
  depth: number;
  /** The places whose value changed in this step. */
  changed: ReadonlySet<number>;
};

/** Items in a row; below one another where they have boxes of their own. */
function Items({ object, picture, depth, changed }: PlacesProps<{ items: unknown }>) {
  const isTall = object.items.some((item) => hasBoxes(picture, item, depth));
  const hasIndices = object.kind !== 'set';
  return (
    <div className={isTall ? 'grid grid-cols-1 justify-items-start gap-1' : 'flex flex-wrap gap-y-1'}>
      {object.items.map((item, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its index
          key={at}
          className={isTall ? 'flex items-center gap-1' : 'grid justify-items-center'}
        >
          {hasIndices && <span className="px-1 leading-tight text-muted">{at}</span>}
          <Cell picture={picture} value={item} depth={depth} isNew={changed.has(at)} />
        </span>
      ))}
    </div>
  );
}

function Entries({ object, picture, depth, changed }: PlacesProps<{ entries: unknown }>) {
  return object.entries.map(([key, value], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a key is known by its order
    <span key={at} className="flex items-center">
      <span className="max-w-32 pe-2 wrap-anywhere text-muted">{valueText(key, picture.objects)}</span>
      <Cell picture={picture} value={value} depth={depth} isNew={changed.has(at)} />
    </span>
  ));
}

type CellProps = ValueProps & { depth: number; isNew: boolean };

/** The place of a value in an object. Boxes inside it have frames of their own. */
function Cell({ isNew, ...of }: CellProps) {
  const look = isNew ? 'z-1 border-reward bg-reward-soft' : 'border-edge bg-surface';
  const isFramed = isNew || !hasBoxes(of.picture, of.value, of.depth);
  return (
    <span
      className={classNames(
        'relative grid min-h-10 min-w-10 place-items-center',
        isFramed && `-ms-0.5 -mt-0.5 border-2 px-2 py-0.5 ${look}`,
      )}
    >
      <Value {...of} />
    </span>
  );
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
