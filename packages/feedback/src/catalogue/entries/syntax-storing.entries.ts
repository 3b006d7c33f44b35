import { entriesFor } from '../entry.ts';

/** Invalid targets on the left of `=`. */
export const syntaxStoringEntries = entriesFor('SyntaxError', [
  ['SYN-EQ-IN-CALL', /expression cannot contain assignment/u, 'equalsInCall'],
  [
    'SYN-DICT-COLON',
    /invalid syntax|cannot assign to|':' expected after dictionary key/u,
    'dictionaryWithoutColon',
  ],
  ['SYN-NAME-HYPHEN', /cannot assign to expression here/u, 'lineHyphenName'],
  ['SYN-ASSIGN-LITERAL', /cannot assign to (f-string|literal|True|False|None|dict literal)/u, 'notBoolLeft'],
  ['SYN-RESERVED-NAME', /(invalid syntax|cannot assign to (True|False|None))/u, 'lineKeywordAssign'],
  [
    'SYN-ASSIGN-EXPR',
    /cannot assign to (expression|function call|comparison|subscript|attribute)|expression cannot contain assignment/u,
  ],
]);
