import type { CatalogueEntry } from '../entry.ts';

/** Indexes, keys and attributes that do not exist. */
export const lookupsEntries: readonly CatalogueEntry[] = [
  {
    id: 'IDX-EMPTY',
    exception: /^(?:IndexError)$/u,
    message: /pop from empty list|list assignment index out of range/u,
  },
  { id: 'IDX-LIST', exception: /^(?:IndexError)$/u, message: /list index out of range/u },
  { id: 'IDX-STR', exception: /^(?:IndexError)$/u, message: /string index out of range/u },
  { id: 'KEY-MISSING', exception: /^(?:KeyError)$/u, message: /(?<key>.+)/u },
  {
    id: 'ATR-NONE',
    exception: /^(?:AttributeError)$/u,
    message: /'NoneType' object has no attribute '(?<attr>[^\s'()]+)'/u,
  },
  {
    id: 'ATR-TYPO',
    exception: /^(?:AttributeError)$/u,
    message: /has no attribute '(?<attr>[^\s'()]+)'\. Did you mean: '(?<sug>[^\s'()]+)'/u,
  },
  {
    id: 'ATR-LENGTH',
    exception: /^(?:AttributeError)$/u,
    message: /'(?<t>str|list|dict)' object has no attribute '(length|len|size|count_items)'/u,
  },
  {
    id: 'ATR-WRONG-KIND',
    exception: /^(?:AttributeError)$/u,
    message: /'(?<t>str|int|float|list|dict|bool|tuple)' object has no attribute '(?<attr>[^\s'()]+)'/u,
  },
  { id: 'ATR-OTHER', exception: /^(?:AttributeError)$/u, message: /has no attribute '(?<attr>[^\s'()]+)'/u },
];
