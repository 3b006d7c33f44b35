import { anyMessage, type CatalogueEntry, entriesFor } from '../entry.ts';

/** Calls of `turtle` and `kolam` that cannot be drawn. */
export const pensEntries: readonly CatalogueEntry[] = [
  ...entriesFor('TypeError', [['PEN-PLACE', /^(?<f>\w+)\(\) needs two numbers/u]]),
  ...entriesFor('ValueError turtle.TurtleGraphicsError', [
    ['PEN-BELOW', /^(?<f>\w+)\(\) needs a (?:number|size) that is not below 0/u],
    ['PEN-NAN', /^\w+\(\) cannot use a number like nan$/u],
    ['PEN-FAR', /^\w+\(\) cannot use a number like|the pen cannot go that far/u],
  ]),
  ...entriesFor('TypeError', [['PEN-NUMBER', /^(?<f>\w+)\(\) needs a number/u]]),
  ...entriesFor('turtle.TurtleGraphicsError DrawingError', [
    ['PEN-COLOUR-TYPO', /^there is no colour (?<name>.+)\. Did you mean: '(?<sug>\w+)'/u],
    ['PEN-COLOUR-PARTS', /^the parts of a colour go from 0 to (?<n>[\d.]+)/u],
  ]),
  ...entriesFor('turtle.TurtleGraphicsError DrawingError TypeError', [
    ['PEN-COLOUR', /^(?:there is no colour|a colour is a name|colour\(\) needs the name of a colour)/u],
  ]),
  ...entriesFor('turtle.TurtleGraphicsError DrawingError', [
    ['PEN-SHAPE', /^There is no shape named (?<name>.+)\. There are: (?<shapes>[\w, ]+)/u],
    ['PEN-OTHER', anyMessage],
  ]),
  ...entriesFor('turtle.Terminator', [['PEN-CLOSED', anyMessage]]),
  ...entriesFor('AttributeError ImportError', [
    [
      'PEN-WORD',
      /^(?:module '(?:turtle|kolam)' has no attribute|cannot import name) '(?<attr>\w+)'(?:$| from '(?:turtle|kolam)')/u,
    ],
  ]),
];
