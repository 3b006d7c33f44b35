import { entriesFor } from '../entry.ts';

/** Lines that open a block, and conditions. */
export const syntaxBlocksEntries = entriesFor('SyntaxError', [
  ['SYN-ELSE-IF', /expected ':'|invalid syntax/u, 'lineElseIf'],
  ['SYN-ELSE-CONDITION', /expected ':'/u, 'lineElseCondition'],
  ['SYN-ELSE-SAME-LINE', /^invalid syntax/u, 'elseBehindIf'],
  ['SYN-COLON', /expected ':'|invalid syntax/u, 'lineWithoutColon'],
  [
    'SYN-EQ-IN-CONDITION',
    /Maybe you meant '==' or ':=' instead of '='|cannot assign to|invalid syntax/u,
    'equalsInCondition',
  ],
]);
