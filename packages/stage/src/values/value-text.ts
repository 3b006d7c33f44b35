import type { TracedObject, TracedState, TracedValue } from '@python-learning/domain';

/** Returns a value as Python writes it. Shortens what is nested deeper than three levels, as Python does for a cycle. */
export function valueText(value: TracedValue, objects: TracedState['objects'], depth = 0): string {
  if (typeof value === 'string') return value;
  const object = objects[value.ref];
  return object === undefined || depth > 2 ? '…' : objectText(object, objects, depth + 1);
}

function objectText(object: TracedObject, objects: TracedState['objects'], depth: number): string {
  const text = (value: TracedValue) => valueText(value, objects, depth);
  const more = object.more > 0 ? ['…'] : [];
  if (object.kind === 'dict') {
    const entries = object.entries.map(([key, value]) => `${text(key)}: ${text(value)}`);
    return `{${[...entries, ...more].join(', ')}}`;
  }
  if (object.kind === 'instance') {
    const entries = object.entries.map(([key, value]) => `${text(key)}=${text(value)}`);
    return `${object.type}(${[...entries, ...more].join(', ')})`;
  }
  const items = [...object.items.map(text), ...more];
  if (object.kind === 'list') return `[${items.join(', ')}]`;
  if (object.kind === 'tuple') return items.length === 1 ? `(${items[0]},)` : `(${items.join(', ')})`;
  return items.length === 0 ? 'set()' : `{${items.join(', ')}}`;
}

/** Returns a text of at most so many letters; a longer one ends with an ellipsis. */
export function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
