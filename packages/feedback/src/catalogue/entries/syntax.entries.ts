import { anyMessage, type CatalogueEntry, entriesFor, invalidSyntax } from '../entry.ts';

/** Programs that Python cannot read. */
export const syntaxEntries: readonly CatalogueEntry[] = [
  // Programs that are nested too deep for Python to read them.
  ...entriesFor('RecursionError SyntaxError IndentationError', [
    [
      'RUN-NESTED',
      /(?:depth exceeded during compilation|statically nested blocks|too many nested parentheses|too many levels of indentation)/u,
    ],
  ]),
  // Lines of another language, and unpaired quotes and brackets.
  ...entriesFor('SyntaxError', [
    ['SYN-COPIED-PROMPT', anyMessage, 'copiedPrompt'],
    ['SYN-OTHER-COMMENT', anyMessage, 'lineForeignComment'],
    ['SYN-OTHER-FOR', anyMessage, 'lineForeignFor'],
    ['SYN-OTHER-BLOCK', anyMessage, 'lineForeignBlock'],
    ['SYN-OTHER-DEF', anyMessage, 'lineForeignFunction'],
    ['SYN-OTHER-TYPE', anyMessage, 'lineForeignType'],
    ['SYN-OTHER-PRINT', anyMessage, 'lineForeignPrint'],
    ['SYN-OTHER-LANGUAGE', anyMessage, 'lineOtherLanguage'],
    ['SYN-APOSTROPHE', /unterminated string literal|invalid syntax/u, 'apostropheInSingleQuotes'],
    ['SYN-QUOTE-EXTRA', /unterminated string literal/u, 'quoteTooMuch'],
    [
      'SYN-QUOTE-START',
      /unterminated string literal|invalid decimal literal|leading zeros/u,
      'quoteMissingAtStart',
    ],
    ['SYN-QUOTE-MIX', /unterminated string literal/u, 'quotesOfTwoKinds'],
    ['SYN-QUOTE-OPEN', /unterminated (triple-quoted )?(f-)?string literal/u],
    ['SYN-QUOTE-BEHIND', /'\(' was never closed/u, 'quoteBehindBracket'],
    ['SYN-BRACKET-OPEN', /'(?<br>[([{])' was never closed|invalid syntax/u, 'bracketLeftOpen'],
    ['SYN-BRACKET-EXTRA', /unmatched '(?<br>[)\]}])'/u],
    ['SYN-BRACKET-MIX', /closing parenthesis '(?<c>.)' does not match opening parenthesis '(?<o>.)'/u],
  ]),
  // The words that lines begin with, and what has to follow them.
  ...entriesFor('SyntaxError', [
    ['SYN-OTHER-THEN', /invalid syntax|expected ':'/u, 'blockWordTooMuch'],
    ['SYN-FOR-TO', /invalid syntax|expected 'in'/u, 'countsWithTo'],
    ['SYN-OTHER-LOOP', invalidSyntax, 'foreignLoopWord'],
    ['SYN-OTHER-UNTIL', invalidSyntax, 'lineStartsUntil'],
    ['SYN-CONDITION-TO', /invalid syntax|expected ':'/u, 'comparesWithTo'],
    ['SYN-CONDITION-MISSING', invalidSyntax, 'conditionMissing'],
    ['SYN-RETURN-EQUALS', invalidSyntax, 'returnWithEquals'],
    ['SYN-DEF-CALL', /invalid syntax|expected ':'/u, 'callWithDef'],
    ['SYN-DEF-SQUARE', /expected '\('|invalid syntax/u, 'defWithOtherBrackets'],
    ['SYN-ASSIGN-QUOTED', /cannot assign to|invalid syntax/u, 'nameInQuotesStored'],
  ]),
  // Symbols and words written as in an exercise book, and symbols in the wrong place.
  ...entriesFor('SyntaxError', [
    ['SYN-SIGN-QUOTES', invalidSyntax, 'charactersWithoutQuotes'],
    ['SYN-PERCENT', invalidSyntax, 'percentOperator'],
    ['SYN-SCHOOL-SIGN', /invalid syntax|invalid decimal literal/u, 'schoolOperator'],
    ['SYN-TIMES-MISSING', /invalid syntax|invalid decimal literal/u, 'timesMissing'],
    ['SYN-UNIT', /invalid syntax|invalid decimal literal/u, 'numberWithUnit'],
  ]),
  ...entriesFor('SyntaxError TypeError', [
    ['SYN-COMMA-PLUS', /invalid syntax|unary \+: 'str'/u, 'commaBesidePlus'],
  ]),
  ...entriesFor('SyntaxError', [
    ['SYN-COLON-INSIDE', invalidSyntax, 'colonBetweenValues'],
    ['SYN-INDEX-CURLY', invalidSyntax, 'indexWithCurly'],
  ]),
  ...entriesFor('SyntaxError NameError', [
    ['SYN-F-APART', /invalid syntax|name '(?<name>[^\s'()]+)' is not defined/u, 'letterApart'],
  ]),
  ...entriesFor('SyntaxError', [
    ['SYN-COMPARE-HALF', invalidSyntax, 'halfComparison'],
    ['SYN-COMPARE-WORDS', /invalid syntax|expected ':'/u, 'comparesWithWords'],
    ['SYN-TWO-SIGNS', invalidSyntax, 'twoOperatorsTogether'],
  ]),
  // Lines that open a block, and conditions.
  ...entriesFor('SyntaxError', [
    ['SYN-ELSE-IF', /expected ':'|invalid syntax/u, 'lineElseIf'],
    ['SYN-ELSE-CONDITION', /expected ':'/u, 'lineElseCondition'],
    ['SYN-ELSE-SAME-LINE', /^invalid syntax/u, 'elseBehindIf'],
    ['SYN-COLON', /expected ':'|invalid syntax/u, 'lineWithoutColon'],
    [
      'SYN-EQ-IN-CONDITION',
      /Maybe you meant '==' or ':=' instead of '='|cannot assign to|invalid syntax/u,
      'equalsInCondition',
    ],
  ]),
  // Invalid targets on the left of `=`.
  ...entriesFor('SyntaxError', [
    ['SYN-EQ-IN-CALL', /expression cannot contain assignment/u, 'equalsInCall'],
    [
      'SYN-DICT-COLON',
      /invalid syntax|cannot assign to|':' expected after dictionary key/u,
      'dictionaryWithoutColon',
    ],
    ['SYN-NAME-HYPHEN', /cannot assign to expression here/u, 'lineHyphenName'],
    [
      'SYN-ASSIGN-LITERAL',
      /cannot assign to (f-string|literal|True|False|None|dict literal)/u,
      'notBoolLeft',
    ],
    ['SYN-RESERVED-NAME', /(invalid syntax|cannot assign to (True|False|None))/u, 'lineKeywordAssign'],
    [
      'SYN-ASSIGN-EXPR',
      /cannot assign to (expression|function call|comparison|subscript|attribute)|expression cannot contain assignment/u,
    ],
  ]),
  // Mistakes inside a line: quotes, commas, characters, numbers.
  ...entriesFor('SyntaxError', [
    ['SYN-PRINT-PAREN', /Missing parentheses in call to 'print'/u],
    ['SYN-CALL-PAREN', invalidSyntax, 'callWithoutBrackets'],
    ['SYN-QUOTE-INSIDE', /invalid syntax|unterminated/u, 'quoteInsideText'],
    ['SYN-TEXT-QUOTES', invalidSyntax, 'wordsWithoutQuotes'],
    ['SYN-TWO-ORDERS', invalidSyntax, 'twoOrdersInOneLine'],
    ['SYN-KEYWORD-FIRST', /positional argument follows keyword argument/u],
    ['SYN-COMMA-EXTRA', invalidSyntax, 'commaTooMuch'],
    ['SYN-VALUE-MISSING', invalidSyntax, 'valueMissing'],
    ['SYN-COLON-EXTRA', /^invalid syntax$|annotat/u, 'colonTooMuch'],
    [
      'SYN-COMMA',
      /Perhaps you forgot a comma|Is this intended to be part of the string|invalid syntax/u,
      'commaMissing',
    ],
    ['SYN-CURLY-QUOTE', /invalid character '[“”„‟″＂«»〝〞‘’‚‛′＇`´ʼ]'/u],
    ['SYN-LOOKALIKE', /invalid character '(?<ch>.)'/u, 'looksLikePythonCharacter'],
    ['SYN-BAD-CHAR', /invalid character '(?<ch>.)'/u],
    ['SYN-INVISIBLE', /invalid non-printable character/u],
    ['SYN-LEADING-ZERO', /leading zeros in decimal integer literals/u],
    ['SYN-NAME-DIGIT', /invalid (decimal|hexadecimal|octal|binary) literal/u],
  ]),
  // Keywords, operators, spaces in names, and the fallback for a line that cannot be parsed.
  ...entriesFor('SyntaxError', [
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
  ]),
  // Indentation errors.
  ...entriesFor('TabError', [['IND-TAB', /inconsistent use of tabs and spaces/u]]),
  ...entriesFor('IndentationError', [
    [
      'IND-EMPTY-BLOCK',
      /^expected an indented block after (?<what>.+?) on line (?<n>\d+)/u,
      'blockHasOnlyComments',
    ],
    ['IND-EXPECTED', /^expected an indented block after (?<what>.+?) on line (?<n>\d+)/u],
    ['IND-MISMATCH', /unindent does not match any outer indentation level/u],
    ['IND-UNEXPECTED', /unexpected indent/u],
  ]),
];
