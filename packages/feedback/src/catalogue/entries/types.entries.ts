import type { CatalogueEntry } from '../entry.ts';

/** Values of the wrong type. */
export const typesEntries: readonly CatalogueEntry[] = [
  { id: 'TYP-THOUSANDS', exception: /^(?:TypeError)$/u, message: /^/u, condition: 'thousandsComma' },
  {
    id: 'TYP-COMMA-MATH',
    exception: /^(?:TypeError)$/u,
    message:
      /^unsupported operand type\(s\) for .*'tuple'|can only concatenate tuple|must be real number, not tuple/u,
  },
  {
    id: 'TYP-ROWS-COMMA',
    exception: /^(?:TypeError)$/u,
    message: /indices must be integers or slices, not tuple/u,
    condition: 'rowsWithoutComma',
  },
  {
    id: 'TYP-NONE-METHOD',
    exception: /^(?:TypeError|AttributeError)$/u,
    message: /NoneType/u,
    condition: 'noneFromMethod',
  },
  {
    id: 'TYP-NONE-HERE',
    exception: /^(?:TypeError|AttributeError)$/u,
    message: /NoneType/u,
    condition: 'noneFromMethodHere',
  },
  {
    id: 'TYP-NONE-PRINT',
    exception: /^(?:TypeError|AttributeError)$/u,
    message: /NoneType/u,
    condition: 'noneFromPrint',
  },
  {
    id: 'TYP-NONE-RETURN',
    exception: /^(?:TypeError|AttributeError)$/u,
    message: /NoneType/u,
    condition: 'noneFromFunction',
  },
  { id: 'TYP-NONE', exception: /^(?:TypeError)$/u, message: /NoneType/u },
  {
    id: 'TYP-INPUT-PLUS-NUM',
    exception: /^(?:TypeError)$/u,
    message:
      /can only concatenate str \(not "(int|float)"\) to str|unsupported operand type\(s\) for \+=?: '(int|float)' and 'str'/u,
    condition: 'textComesFromInput',
  },
  {
    id: 'TYP-INPUT-MATH',
    exception: /^(?:TypeError|ValueError)$/u,
    message:
      /^unsupported operand type\(s\) for .*'str'|can't multiply sequence|not all arguments converted|Unknown format code|__round__|bad operand type|must be real number, not str/u,
    condition: 'textComesFromInput',
  },
  {
    id: 'TYP-INPUT-COMPARE',
    exception: /^(?:TypeError)$/u,
    message: /not supported between instances of '(str|int|float)' and '(str|int|float)'/u,
    condition: 'textComesFromInput',
  },
  {
    id: 'TYP-INPUT-RANGE',
    exception: /^(?:TypeError)$/u,
    message: /'str' object cannot be interpreted as an integer|(list|string|tuple) indices must be integers/u,
    condition: 'textComesFromInput',
  },
  {
    id: 'TYP-NAME-QUOTED',
    exception: /^(?:TypeError|AttributeError|KeyError|ValueError|IndexError|EOFError)$/u,
    message: /^/u,
    condition: 'nameInQuotes',
  },
  {
    id: 'TYP-NUM-QUOTED',
    exception: /^(?:TypeError)$/u,
    message:
      /can only concatenate str \(not "(?:int|float)"\) to str|unsupported operand type\(s\) for \+=?: '(?:int|float)' and 'str'/u,
    condition: 'quotedNumberAdded',
  },
  {
    id: 'TYP-LOOP-TEXT',
    exception: /^(?:TypeError)$/u,
    message: /can only concatenate str \(not "(?:int|float)"\)|^unsupported operand type\(s\) for .*'str'/u,
    condition: 'loopGivesTexts',
  },
  {
    id: 'TYP-LOOP-VALUE',
    exception: /^(?:TypeError)$/u,
    message:
      /can only concatenate str \(not "int"\)|(?:list|string|tuple) indices must be integers|^unsupported operand type\(s\) for .*'str'/u,
    condition: 'loopGivesValues',
  },
  {
    id: 'TYP-SUM-TEXT',
    exception: /^(?:TypeError)$/u,
    message: /unsupported operand type\(s\) for \+: 'int' and 'str'/u,
    condition: 'lineCallsSum',
  },
  {
    id: 'TYP-STR-PLUS-NUM',
    exception: /^(?:TypeError)$/u,
    message: /can only concatenate str \(not "(?<t>int|float)"\) to str/u,
  },
  {
    id: 'TYP-NUM-PLUS-STR',
    exception: /^(?:TypeError)$/u,
    message: /unsupported operand type\(s\) for \+=?: '(int|float)' and 'str'/u,
  },
  {
    id: 'TYP-STR-MATH',
    exception: /^(?:TypeError)$/u,
    message:
      /^unsupported operand type\(s\) for (-|\/|\/\/|%|\*\*|-=|\*=|\/=)(?!.*'builtin_function_or_method'|.*'function').*'str'|can't multiply sequence by non-int of type '(str|float)'|not all arguments converted|__round__|^bad operand type for .*'str'|must be real number, not str/u,
  },
  {
    id: 'TYP-COMPARE',
    exception: /^(?:TypeError)$/u,
    message:
      /'(<|>|<=|>=)' not supported between instances of '(str|int|float|list)' and '(str|int|float|list)'/u,
  },
  {
    id: 'TYP-NO-CALL',
    exception: /^(?:TypeError)$/u,
    message:
      /'(function|builtin_function_or_method|method|type)'|concatenate str \(not "(?:type|function|builtin_function_or_method|method)"\)/u,
    condition: 'functionNotCalled',
  },
  {
    id: 'TYP-SHADOW',
    exception: /^(?:TypeError)$/u,
    message: /'(?<t>[^\s'()]+)' object is not callable/u,
    condition: 'builtinOverwritten',
  },
  {
    id: 'TYP-MODULE-CALLED',
    exception: /^(?:TypeError)$/u,
    message: /'module' object is not callable/u,
    condition: 'moduleCalled',
  },
  {
    id: 'TYP-NOT-CALLABLE',
    exception: /^(?:TypeError)$/u,
    message: /'(?<t>[^\s'()]+)' object is not callable/u,
  },
  {
    id: 'TYP-ARGS-MISSING',
    exception: /^(?:TypeError)$/u,
    message: /^(?<f>[^\s'()]+)\(\) missing (?<n>\d+) required positional arguments?: (?<names>.+)/u,
    condition: 'missingParameters',
  },
  {
    id: 'TYP-ARGS-ONE',
    exception: /^(?:TypeError)$/u,
    message: /\b(?<f>\w+)\(\) takes exactly one argument \((?<g>\d+) given\)/u,
  },
  {
    id: 'TYP-ARGS-NONE',
    exception: /^(?:TypeError)$/u,
    message: /\b(?<f>\w+)\(\) takes no (?:arguments|positional)/u,
  },
  {
    id: 'TYP-ARGS-EXTRA',
    exception: /^(?:TypeError)$/u,
    message:
      /^(?<f>[^\s'()]+)(?:\(\))? (?:takes (?:from \d+ to )?|expected at most )(?<n>\d+) (?:positional )?arguments?(?: but|, got) (?<g>\d+)/u,
  },
  {
    id: 'TYP-SETTING',
    exception: /^(?:TypeError)$/u,
    message: /^(?:[^()]*>\.)?(?<f>[\w.]+)\(\) got an unexpected keyword argument '(?<name>[^']+)'/u,
  },
  {
    id: 'TYP-CONVERT-LIST',
    exception: /^(?:TypeError)$/u,
    message: /^(?<f>int|float)\(\) argument must be a string.*not '(?<t>list|dict|tuple)'/u,
  },
  {
    id: 'TYP-JOIN-NUMBERS',
    exception: /^(?:TypeError)$/u,
    message: /sequence item \d+: expected str instance/u,
  },
  {
    id: 'TYP-LIST-AS-KEY',
    exception: /^(?:TypeError)$/u,
    message: /unhashable type: '(?<t>list|dict|set)'/u,
  },
  {
    id: 'TYP-INDEX-TYPE',
    exception: /^(?:TypeError)$/u,
    message: /(list|string|tuple) indices must be integers/u,
  },
  {
    id: 'TYP-BRACKET-KIND',
    exception: /^(?:TypeError)$/u,
    message: /'(?<t>[^\s'()]+)' object is not subscriptable/u,
  },
  {
    id: 'TYP-NOT-ITERABLE',
    exception: /^(?:TypeError)$/u,
    message:
      /'(?<t>int|float|bool)' object is not iterable|argument of type '(int|float|bool)' is not|object of type '(int|float|bool)' has no len/u,
  },
  {
    id: 'TYP-RANGE',
    exception: /^(?:TypeError)$/u,
    message: /'(?<t>str|float|list)' object cannot be interpreted as an integer/u,
  },
  {
    id: 'TYP-STR-ASSIGN',
    exception: /^(?:TypeError)$/u,
    message: /'(str|tuple|range)' object does not support item assignment/u,
  },
  {
    id: 'TYP-LIST-PLUS',
    exception: /^(?:TypeError)$/u,
    message: /can only concatenate list|can only concatenate str \(not "list"\)/u,
  },
];
