import { bracketsEntries } from './entries/brackets.entries.ts';
import { indentationEntries } from './entries/indentation.entries.ts';
import { lookupsEntries } from './entries/lookups.entries.ts';
import { namesEntries } from './entries/names.entries.ts';
import { nestingEntries } from './entries/nesting.entries.ts';
import { runsEntries } from './entries/runs.entries.ts';
import { syntaxBlocksEntries } from './entries/syntax-blocks.entries.ts';
import { syntaxHeadersEntries } from './entries/syntax-headers.entries.ts';
import { syntaxPairsEntries } from './entries/syntax-pairs.entries.ts';
import { syntaxSchoolEntries } from './entries/syntax-school.entries.ts';
import { syntaxStoringEntries } from './entries/syntax-storing.entries.ts';
import { syntaxWordsEntries } from './entries/syntax-words.entries.ts';
import { syntaxWritingEntries } from './entries/syntax-writing.entries.ts';
import { typesEntries } from './entries/types.entries.ts';
import { valuesEntries } from './entries/values.entries.ts';
import type { CatalogueEntry } from './entry.ts';

/** All entries in matching order. The first that fits is shown, so specific entries precede general ones. */
export const catalogue: readonly CatalogueEntry[] = [
  ...nestingEntries,
  ...syntaxPairsEntries,
  ...syntaxHeadersEntries,
  ...syntaxSchoolEntries,
  ...syntaxBlocksEntries,
  ...syntaxStoringEntries,
  ...syntaxWritingEntries,
  ...syntaxWordsEntries,
  ...indentationEntries,
  ...namesEntries,
  ...bracketsEntries,
  ...typesEntries,
  ...valuesEntries,
  ...lookupsEntries,
  ...runsEntries,
];

/** The entry with this id. Throws when there is none. */
export function getEntry(id: string): CatalogueEntry {
  const entry = catalogue.find((one) => one.id === id);
  if (entry === undefined) throw new RangeError(`There is no catalogue entry "${id}".`);
  return entry;
}
