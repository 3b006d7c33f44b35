import type { CatalogueEntry } from '../entry.ts';

/** Values of the right type that cannot be used. */
export const valuesEntries: readonly CatalogueEntry[] = [
  {
    id: 'VAL-INT-INSIDE',
    exception: /^(?:ValueError)$/u,
    message: /invalid literal for int|could not convert string to float/u,
    condition: 'conversionInside',
  },
  {
    id: 'VAL-INT-QUESTION',
    exception: /^(?:ValueError)$/u,
    message: /invalid literal for int|could not convert string to float/u,
    condition: 'convertsQuestion',
  },
  {
    id: 'VAL-INT-EMPTY',
    exception: /^(?:ValueError)$/u,
    message: /(invalid literal for int\(\) with base 10: ''|could not convert string to float: '')/u,
  },
  {
    id: 'VAL-INT-DECIMAL',
    exception: /^(?:ValueError)$/u,
    message: /invalid literal for int\(\) with base 10: '(?<text>\s*-?\d+\.\d*\s*)'/u,
  },
  {
    id: 'VAL-INT-SPACE',
    exception: /^(?:ValueError)$/u,
    message: /^invalid literal for int\(\) with base 10: '(?<text>\s*-?\d+(\s+-?\d+)+\s*)'/u,
  },
  {
    id: 'VAL-INT-TEXT',
    exception: /^(?:ValueError)$/u,
    message: /invalid literal for int\(\) with base 10: '(?<text>.*)'/u,
  },
  {
    id: 'VAL-FLOAT',
    exception: /^(?:ValueError)$/u,
    message: /could not convert string to float: '(?<text>.*)'/u,
  },
  {
    id: 'VAL-REMOVE',
    exception: /^(?:ValueError)$/u,
    message: /list\.(remove|index)\(x\): x not in list|is not in list/u,
  },
  {
    id: 'VAL-UNPACK-FOR',
    exception: /^(?:TypeError)$/u,
    message: /cannot unpack non-iterable/u,
    condition: 'lineStartsFor',
  },
  {
    id: 'VAL-UNPACK-ROUND',
    exception: /^(?:ValueError)$/u,
    message: /values to unpack \(expected (?<n>\d+)/u,
    condition: 'lineStartsFor',
  },
  {
    id: 'VAL-UNPACK',
    exception: /^(?:ValueError)$/u,
    message: /(too many|not enough) values to unpack \(expected (?<n>\d+)/u,
  },
  { id: 'VAL-UNPACK-ONE', exception: /^(?:TypeError)$/u, message: /cannot unpack non-iterable/u },
  { id: 'VAL-FORMAT', exception: /^(?:ValueError)$/u, message: /Unknown format code|[Ff]ormat specifier/u },
  { id: 'VAL-RANGE-STEP', exception: /^(?:ValueError)$/u, message: /range\(\) arg 3 must not be zero/u },
  {
    id: 'VAL-ROOT',
    exception: /^(?:ValueError)$/u,
    message: /math domain error|expected a nonnegative input|expected a positive input/u,
  },
  {
    id: 'VAL-EMPTY',
    exception: /^(?:ValueError)$/u,
    message: /(?<f>max|min)\(\) iterable argument is empty/u,
  },
];
