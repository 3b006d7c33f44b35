import { anyMessage, entriesFor, invalidSyntax } from '../entry.ts';

/** Keywords, operators, spaces in names, and the fallback for a line that cannot be parsed. */
export const syntaxWordsEntries = entriesFor('SyntaxError', [
  ['SYN-KEYWORD-CASE', /invalid syntax\. Did you mean '(?<sug>[^\s'()]+)'\?/u, 'suggestionIsCaseOnly'],
  ['SYN-KEYWORD-TYPO', /invalid syntax\. Did you mean '(?<sug>[^\s'()]+)'\?/u, 'suggestionIsInLine'],
  ['SYN-SENTENCE', invalidSyntax, 'sentenceWithoutHash'],
  ['SYN-ELSE-CUT', /invalid syntax|'elif' block follows/u, 'lineCutsElseOff'],
  ['SYN-ELSE-ALONE', /invalid syntax|'elif' block follows an 'else' block/u, 'lineStartsElseElif'],
  ['SYN-PLUSPLUS', invalidSyntax, 'linePlusplus'],
  ['SYN-OPERATOR', invalidSyntax, 'lineForeignOperator'],
  ['SYN-FOR-IN', invalidSyntax, 'lineForWithoutIn'],
  ['SYN-NAME-SPACE', invalidSyntax, 'lineSpaceInName'],
  ['SYN-TRY-CUT', /expected 'except' or 'finally' block/u, 'lineCutsTryOff'],
  ['SYN-TRY-ALONE', /expected 'except' or 'finally' block/u],
  ['SYN-RETURN-OUTSIDE', /'return' outside function/u],
  ['SYN-BREAK-OUTSIDE', /'break' outside loop|'continue' not properly in loop/u],
  ['SYN-DEF-VALUE', invalidSyntax, 'valueAsParameter'],
  ['SYN-DEF-PAREN', /expected '\('/u],
  ['SYN-FSTRING', /f-string: /u],
  ['SYN-GENERAL', anyMessage],
]);
