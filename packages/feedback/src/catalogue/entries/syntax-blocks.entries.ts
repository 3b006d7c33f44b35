import type { CatalogueEntry } from '../entry.ts';

/** Lines that open a block, and conditions. */
export const syntaxBlocksEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-ELSE-IF',
    exception: /^(?:SyntaxError)$/u,
    message: /expected ':'|invalid syntax/u,
    condition: 'lineElseIf',
  },
  {
    id: 'SYN-ELSE-CONDITION',
    exception: /^(?:SyntaxError)$/u,
    message: /expected ':'/u,
    condition: 'lineElseCondition',
  },
  {
    id: 'SYN-ELSE-SAME-LINE',
    exception: /^(?:SyntaxError)$/u,
    message: /^invalid syntax/u,
    condition: 'elseBehindIf',
  },
  {
    id: 'SYN-COLON',
    exception: /^(?:SyntaxError)$/u,
    message: /expected ':'|invalid syntax/u,
    condition: 'lineWithoutColon',
  },
  {
    id: 'SYN-EQ-IN-CONDITION',
    exception: /^(?:SyntaxError)$/u,
    message: /Maybe you meant '==' or ':=' instead of '='|cannot assign to|invalid syntax/u,
    condition: 'equalsInCondition',
  },
];
