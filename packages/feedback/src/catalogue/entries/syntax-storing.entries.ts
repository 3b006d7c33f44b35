import type { CatalogueEntry } from '../entry.ts';

/** Invalid targets on the left of `=`. */
export const syntaxStoringEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-EQ-IN-CALL',
    exception: /^(?:SyntaxError)$/u,
    message: /expression cannot contain assignment/u,
    condition: 'equalsInCall',
  },
  {
    id: 'SYN-DICT-COLON',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|cannot assign to|':' expected after dictionary key/u,
    condition: 'dictionaryWithoutColon',
  },
  {
    id: 'SYN-NAME-HYPHEN',
    exception: /^(?:SyntaxError)$/u,
    message: /cannot assign to expression here/u,
    condition: 'lineHyphenName',
  },
  {
    id: 'SYN-ASSIGN-LITERAL',
    exception: /^(?:SyntaxError)$/u,
    message: /cannot assign to (f-string|literal|True|False|None|dict literal)/u,
    condition: 'notBoolLeft',
  },
  {
    id: 'SYN-RESERVED-NAME',
    exception: /^(?:SyntaxError)$/u,
    message: /(invalid syntax|cannot assign to (True|False|None))/u,
    condition: 'lineKeywordAssign',
  },
  {
    id: 'SYN-ASSIGN-EXPR',
    exception: /^(?:SyntaxError)$/u,
    message:
      /cannot assign to (expression|function call|comparison|subscript|attribute)|expression cannot contain assignment/u,
  },
];
