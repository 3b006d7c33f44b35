import { anyMessage, type CatalogueEntry, entriesFor } from '../entry.ts';

const noneType = /NoneType/u;

/** Values of the wrong type. */
export const typesEntries: readonly CatalogueEntry[] = [
  ...entriesFor('TypeError', [
    ['TYP-THOUSANDS', anyMessage, 'thousandsComma'],
    [
      'TYP-COMMA-MATH',
      /^unsupported operand type\(s\) for .*'tuple'|can only concatenate tuple|must be real number, not tuple/u,
    ],
    ['TYP-ROWS-COMMA', /indices must be integers or slices, not tuple/u, 'rowsWithoutComma'],
  ]),
  ...entriesFor('TypeError AttributeError', [
    ['TYP-NONE-METHOD', noneType, 'noneFromMethod'],
    ['TYP-NONE-HERE', noneType, 'noneFromMethodHere'],
    ['TYP-NONE-PRINT', noneType, 'noneFromPrint'],
    ['TYP-NONE-RETURN', noneType, 'noneFromFunction'],
  ]),
  ...entriesFor('TypeError', [
    ['TYP-NONE', noneType],
    [
      'TYP-INPUT-PLUS-NUM',
      /can only concatenate str \(not "(int|float)"\) to str|unsupported operand type\(s\) for \+=?: '(int|float)' and 'str'/u,
      'textComesFromInput',
    ],
  ]),
  ...entriesFor('TypeError ValueError', [
    [
      'TYP-INPUT-MATH',
      /^unsupported operand type\(s\) for .*'str'|can't multiply sequence|not all arguments converted|Unknown format code|__round__|bad operand type|must be real number, not str/u,
      'textComesFromInput',
    ],
  ]),
  ...entriesFor('TypeError', [
    [
      'TYP-INPUT-COMPARE',
      /not supported between instances of '(str|int|float)' and '(str|int|float)'/u,
      'textComesFromInput',
    ],
    [
      'TYP-INPUT-RANGE',
      /'str' object cannot be interpreted as an integer|(list|string|tuple) indices must be integers/u,
      'textComesFromInput',
    ],
  ]),
  ...entriesFor('TypeError AttributeError KeyError ValueError IndexError EOFError', [
    ['TYP-NAME-QUOTED', anyMessage, 'nameInQuotes'],
  ]),
  ...entriesFor('TypeError', [
    [
      'TYP-NUM-QUOTED',
      /can only concatenate str \(not "(?:int|float)"\) to str|unsupported operand type\(s\) for \+=?: '(?:int|float)' and 'str'/u,
      'quotedNumberAdded',
    ],
    [
      'TYP-LOOP-TEXT',
      /can only concatenate str \(not "(?:int|float)"\)|^unsupported operand type\(s\) for .*'str'/u,
      'loopGivesTexts',
    ],
    [
      'TYP-LOOP-VALUE',
      /can only concatenate str \(not "int"\)|(?:list|string|tuple) indices must be integers|^unsupported operand type\(s\) for .*'str'/u,
      'loopGivesValues',
    ],
    ['TYP-SUM-TEXT', /unsupported operand type\(s\) for \+: 'int' and 'str'/u, 'lineCallsSum'],
    ['TYP-STR-PLUS-NUM', /can only concatenate str \(not "(?<t>int|float)"\) to str/u],
    ['TYP-NUM-PLUS-STR', /unsupported operand type\(s\) for \+=?: '(int|float)' and 'str'/u],
    [
      'TYP-STR-MATH',
      /^unsupported operand type\(s\) for (-|\/|\/\/|%|\*\*|-=|\*=|\/=)(?!.*'builtin_function_or_method'|.*'function').*'str'|can't multiply sequence by non-int of type '(str|float)'|not all arguments converted|__round__|^bad operand type for .*'str'|must be real number, not str/u,
    ],
    [
      'TYP-COMPARE',
      /'(<|>|<=|>=)' not supported between instances of '(str|int|float|list)' and '(str|int|float|list)'/u,
    ],
    [
      'TYP-NO-CALL',
      /'(function|builtin_function_or_method|method|type)'|concatenate str \(not "(?:type|function|builtin_function_or_method|method)"\)/u,
      'functionNotCalled',
    ],
    ['TYP-SHADOW', /'(?<t>[^\s'()]+)' object is not callable/u, 'builtinOverwritten'],
    ['TYP-MODULE-CALLED', /'module' object is not callable/u, 'moduleCalled'],
    ['TYP-NOT-CALLABLE', /'(?<t>[^\s'()]+)' object is not callable/u],
    ['CHANCE-TWO-ENDS', /^Random\.randint\(\) missing/u],
    ['CHANCE-BRACKETS', /^Random\.choice\(\) takes 2 positional arguments but/u],
    ['FILE-TEXT-ONLY', /^write\(\) argument must be str/u],
    [
      'TYP-ARGS-MISSING',
      /^(?<f>[^\s'()]+)\(\) missing (?<n>\d+) required positional arguments?: (?<names>.+)/u,
      'missingParameters',
    ],
    ['TYP-ARGS-ONE', /\b(?<f>\w+)\(\) takes exactly one argument \((?<g>\d+) given\)/u],
    ['TYP-ARGS-NONE', /\b(?<f>\w+)\(\) takes no (?:arguments|positional)/u],
    [
      'TYP-ARGS-EXTRA',
      /^(?<f>[^\s'()]+)(?:\(\))? (?:takes (?:from \d+ to )?|expected at most )(?<n>\d+) (?:positional )?arguments?(?: but|, got) (?<g>\d+)/u,
    ],
    ['TYP-SETTING', /^(?:[^()]*>\.)?(?<f>[\w.]+)\(\) got an unexpected keyword argument '(?<name>[^']+)'/u],
    ['TYP-CONVERT-LIST', /^(?<f>int|float)\(\) argument must be a string.*not '(?<t>list|dict|tuple)'/u],
    ['TYP-JOIN-NUMBERS', /sequence item \d+: expected str instance/u],
    ['TYP-LIST-AS-KEY', /unhashable type: '(?<t>list|dict|set)'/u],
    ['TYP-INDEX-TYPE', /(list|string|tuple) indices must be integers/u],
    ['TYP-BRACKET-KIND', /'(?<t>[^\s'()]+)' object is not subscriptable/u],
    [
      'TYP-NOT-ITERABLE',
      /'(?<t>int|float|bool)' object is not iterable|argument of type '(int|float|bool)' is not|object of type '(int|float|bool)' has no len/u,
    ],
    ['TYP-RANGE', /'(?<t>str|float|list)' object cannot be interpreted as an integer/u],
    ['TYP-STR-ASSIGN', /'(str|tuple|range)' object does not support item assignment/u],
    ['TYP-LIST-PLUS', /can only concatenate list|can only concatenate str \(not "list"\)/u],
  ]),
];
