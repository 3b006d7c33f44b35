import type { TracedObject, TracedValue } from '@python-learning/domain';
import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Picture } from './picture.ts';
import { valueText } from './value-text.ts';

/** How deep objects are drawn inside one another; what is deeper is written. */
const mostDepth = 3;

const cellLook = 'grid min-h-10 min-w-10 place-items-center border-2 px-2 py-0.5 -ms-0.5 -mt-0.5';
const newLook = 'z-1 border-reward bg-reward-soft';
const usualLook = 'border-edge bg-surface';

type ValueProps = { picture: Picture; value: TracedValue; depth?: number };

/** A value: its text, the boxes of an object, or the beginning of the arrow to an object that others share. */
export function Value({ picture, value, depth = 0 }: ValueProps) {
  if (typeof value === 'string') return <span className="wrap-anywhere">{value}</span>;
  const object = picture.objects[value.ref];
  if (object === undefined || depth > mostDepth) {
    return <span className="wrap-anywhere">{valueText(value, picture.objects)}</span>;
  }
  if (picture.shared.includes(value.ref)) {
    return <span data-arrow-to={value.ref} className="m-2 block size-3 rounded-full bg-action" />;
  }
  return <ObjectBoxes picture={picture} id={value.ref} depth={depth} />;
}

type ObjectBoxesProps = { picture: Picture; id: number; depth?: number };

/** The places of an object: a row of items with their indices, or a table of keys. */
export function ObjectBoxes({ picture, id, depth = 0 }: ObjectBoxesProps) {
  const object = picture.objects[id];
  if (object === undefined) return null;
  const before = picture.changed[id];
  const draw = (value: TracedValue) => <Value picture={picture} value={value} depth={depth + 1} />;
  const isChanged = (at: number) => {
    if (before === undefined) return false;
    const [was, now] = [placesOf(before)[at], placesOf(object)[at]];
    return now !== undefined && JSON.stringify(was) !== JSON.stringify(now);
  };
  const type = object.kind === 'instance' && <p className="text-muted">{object.type}</p>;
  return (
    <div data-object={id} className="grid grid-cols-1 justify-items-start py-1">
      {type}
      {sizeOf(object) === 0 && <p className="px-2 font-sans text-muted">{m.practice_steps_empty()}</p>}
      {'items' in object ? (
        <Items object={object} isTall={holdsBoxes(object, picture)} isChanged={isChanged} draw={draw} />
      ) : (
        object.entries.map(([key, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of an object is known by its order
          <div key={at} className="flex items-center">
            <span className="max-w-32 px-2 wrap-anywhere text-muted">
              {object.kind === 'instance' ? valueText(key, {}) : valueText(key, picture.objects)}
            </span>
            <span className={classNames(cellLook, 'relative', isChanged(at) ? newLook : usualLook)}>
              {draw(value)}
            </span>
          </div>
        ))
      )}
      {object.more > 0 && (
        <p className="px-2 font-sans text-muted">{m.practice_steps_more({ count: object.more })}</p>
      )}
    </div>
  );
}

type ItemsProps = {
  object: Extract<TracedObject, { items: unknown }>;
  /** True where items have boxes of their own: they are then below one another. */
  isTall: boolean;
  isChanged: (at: number) => boolean;
  draw: (value: TracedValue) => ReactNode;
};

function Items({ object, isTall, isChanged, draw }: ItemsProps) {
  const hasIndices = object.kind !== 'set';
  return (
    <div className={isTall ? 'grid grid-cols-1 justify-items-start gap-1' : 'flex flex-wrap'}>
      {object.items.map((item, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its index
          key={at}
          className={isTall ? 'flex items-center gap-1' : 'grid justify-items-center'}
        >
          {hasIndices && <span className="px-1 leading-tight text-muted">{at}</span>}
          <span className={classNames(cellLook, 'relative', isChanged(at) ? newLook : usualLook)}>
            {draw(item)}
          </span>
        </span>
      ))}
    </div>
  );
}

function placesOf(object: TracedObject): readonly unknown[] {
  return 'items' in object ? object.items : object.entries;
}

function sizeOf(object: TracedObject): number {
  return placesOf(object).length;
}

function holdsBoxes(object: Extract<TracedObject, { items: unknown }>, { shared }: Picture): boolean {
  return object.items.some((item) => typeof item !== 'string' && !shared.includes(item.ref));
}
