/** Keys and indices that lead from the root to a value. */
export type Place = readonly (string | number)[];

/** Positions at which a value can be replaced in a JSON value: its root, and each field and item. */
export function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value)
    ? value.map((item, index): [number, unknown] => [index, item])
    : Object.entries(value);
  return [at, ...inner.flatMap(([key, one]) => placesOf(one, [...at, key]))];
}

const mark = '@here@';

/** The JSON text of `value` with `piece` at a position. The piece need not be valid. */
export function jsonWith(value: unknown, place: Place, piece: string): string {
  return JSON.stringify(changed(value, place, () => mark)).replace(`"${mark}"`, () => piece);
}

/** Returns `value` without the field or item at a position. */
export function without(value: unknown, place: Place): unknown {
  return changed(value, place, () => undefined);
}

function changed(value: unknown, place: Place, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const next = index === key ? changed(item, rest, change) : item;
      return next === undefined ? [] : [next];
    });
  }
  const fields = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(
    fields.map(([name, inner]) => [name, name === key ? changed(inner, rest, change) : inner]),
  );
}
