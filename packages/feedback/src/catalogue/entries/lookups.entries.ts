import { type CatalogueEntry, entriesFor } from '../entry.ts';

/** Indexes, keys and attributes that do not exist. */
export const lookupsEntries: readonly CatalogueEntry[] = [
  ...entriesFor('IndexError', [
    ['IDX-EMPTY', /pop from empty list|list assignment index out of range/u],
    ['IDX-LIST', /list index out of range/u],
    ['IDX-STR', /string index out of range/u],
  ]),
  ...entriesFor('KeyError', [['KEY-MISSING', /(?<key>.+)/u]]),
  ...entriesFor('AttributeError', [
    ['ATR-NONE', /'NoneType' object has no attribute '(?<attr>[^\s'()]+)'/u],
    ['ATR-TYPO', /has no attribute '(?<attr>[^\s'()]+)'\. Did you mean: '(?<sug>[^\s'()]+)'/u],
    ['ATR-LENGTH', /'(?<t>str|list|dict)' object has no attribute '(length|len|size|count_items)'/u],
    [
      'ATR-WRONG-KIND',
      /'(?<t>str|int|float|list|dict|bool|tuple)' object has no attribute '(?<attr>[^\s'()]+)'/u,
    ],
    ['ATR-OTHER', /has no attribute '(?<attr>[^\s'()]+)'/u],
  ]),
];
