import { type CatalogueEntry, entriesFor } from '../entry.ts';

/** Values of the right type that cannot be used, and indexes, keys and attributes that do not exist. */
export const valuesEntries: readonly CatalogueEntry[] = [
  // Values of the right type that cannot be used.
  ...entriesFor('ValueError', [
    ['VAL-INT-INSIDE', /invalid literal for int|could not convert string to float/u, 'conversionInside'],
    ['VAL-INT-QUESTION', /invalid literal for int|could not convert string to float/u, 'convertsQuestion'],
    [
      'VAL-INT-EMPTY',
      /(invalid literal for int\(\) with base 10: ''|could not convert string to float: '')/u,
    ],
    ['VAL-INT-DECIMAL', /invalid literal for int\(\) with base 10: '(?<text>\s*-?\d+\.\d*\s*)'/u],
    ['VAL-INT-SPACE', /^invalid literal for int\(\) with base 10: '(?<text>\s*-?\d+(\s+-?\d+)+\s*)'/u],
    ['VAL-INT-TEXT', /invalid literal for int\(\) with base 10: '(?<text>.*)'/u],
    ['VAL-FLOAT', /could not convert string to float: '(?<text>.*)'/u],
    ['VAL-REMOVE', /list\.(remove|index)\(x\): x not in list|is not in list/u],
  ]),
  ...entriesFor('TypeError', [['VAL-UNPACK-FOR', /cannot unpack non-iterable/u, 'lineStartsFor']]),
  ...entriesFor('ValueError', [
    ['VAL-UNPACK-ROUND', /values to unpack \(expected (?<n>\d+)/u, 'lineStartsFor'],
    ['VAL-UNPACK', /(too many|not enough) values to unpack \(expected (?<n>\d+)/u],
  ]),
  ...entriesFor('TypeError', [['VAL-UNPACK-ONE', /cannot unpack non-iterable/u]]),
  ...entriesFor('ValueError', [
    ['CHANCE-TURNED', /^empty range in randint\((?<a>-?\d+), (?<b>-?\d+)\)/u],
    ['FILE-CLOSED', /^I\/O operation on closed file/u],
    ['FILE-MODE', /^invalid mode: (?<mode>'[^']*')/u],
    ['VAL-FORMAT', /Unknown format code|[Ff]ormat specifier/u],
    ['VAL-RANGE-STEP', /range\(\) arg 3 must not be zero/u],
    ['VAL-ROOT', /math domain error|expected a nonnegative input|expected a positive input/u],
    ['VAL-EMPTY', /(?<f>max|min)\(\) iterable argument is empty/u],
  ]),
  // Indexes, keys and attributes that do not exist.
  ...entriesFor('IndexError', [
    ['CHANCE-NOTHING', /^Cannot choose from an empty sequence/u],
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
