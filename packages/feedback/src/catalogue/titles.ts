import type { Bilingual } from '@python-learning/domain';
import { texts } from '../text/texts.ts';

/** Headings by id prefix; the longest matching prefix wins. Each fits on one line of a phone. */
const titles: Readonly<Record<string, Bilingual>> = texts.titles;

/** The heading of an explanation. Throws when no prefix of the id has a heading. */
export function titleOf(id: string): Bilingual {
  const parts = id.split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const title = titles[parts.slice(0, length).join('-')];
    if (title !== undefined) return title;
  }
  throw new RangeError(`There is no title for "${id}".`);
}
