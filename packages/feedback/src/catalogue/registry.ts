import { bracketsEntries } from './entries/brackets.entries.ts';
import { namesEntries } from './entries/names.entries.ts';
import { pensEntries } from './entries/pens.entries.ts';
import { runsEntries } from './entries/runs.entries.ts';
import { syntaxEntries } from './entries/syntax.entries.ts';
import { typesEntries } from './entries/types.entries.ts';
import { valuesEntries } from './entries/values.entries.ts';
import type { CatalogueEntry } from './entry.ts';

/** All entries in matching order. The first that fits is shown, so specific entries precede general ones. */
export const catalogue: readonly CatalogueEntry[] = [
  ...syntaxEntries,
  ...namesEntries,
  ...pensEntries,
  ...bracketsEntries,
  ...typesEntries,
  ...valuesEntries,
  ...runsEntries,
];

/** The entry with this id. Throws when there is none. */
export function getEntry(id: string): CatalogueEntry {
  const entry = catalogue.find((one) => one.id === id);
  if (entry === undefined) throw new RangeError(`There is no catalogue entry "${id}".`);
  return entry;
}

/** Explanations of errors that no specific entry covers. Counting them shows what the catalogue lacks. */
export const generalIds: readonly string[] = ['SYN-GENERAL', 'RUN-OTHER', 'OUT-OTHER'];
