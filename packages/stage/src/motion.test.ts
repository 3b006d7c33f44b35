import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What a browser animates without the main thread of the page. */
const composited = ['opacity', 'rotate', 'scale', 'transform', 'translate'];

it.each(['stage.css', 'values/values.css'])(
  'what moves in %s costs the main thread of a phone nothing',
  (file) => {
    const css = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    const keyframes = [...css.matchAll(/@keyframes [\w-]+ \{(?<steps>[^@]*?)\n\}/g)];
    const transitions = [...css.matchAll(/\btransition:(?<parts>[^;]*);/g)];
    const animated = keyframes.flatMap(({ groups }) =>
      [...(groups?.['steps'] ?? '').matchAll(/(?<name>[\w-]+):/g)].map((match) => match[1]),
    );
    const glided = transitions.flatMap(({ groups }) =>
      (groups?.['parts'] ?? '').split(',').map((part) => part.trim().split(' ')[0]),
    );
    expect(keyframes.length).toBe(css.split('@keyframes').length - 1);
    const moved = [...animated, ...glided].filter((name) => name !== 'none');
    expect(moved).not.toEqual([]);
    expect(moved.filter((name) => !composited.includes(name ?? ''))).toEqual([]);
  },
);
