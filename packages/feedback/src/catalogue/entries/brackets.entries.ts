import { type CatalogueEntry, entriesFor } from '../entry.ts';

/** Programs that parse but have a wrong bracket, operator or dot. */
export const bracketsEntries: readonly CatalogueEntry[] = [
  ...entriesFor('TypeError', [
    [
      'TYP-CALL-SQUARE',
      /'(?:builtin_function_or_method|function|method|method_descriptor)' object is not subscriptable|^type '\w+' is not subscriptable/u,
      'callWithSquare',
    ],
    [
      'TYP-SQUARE-MATH',
      /'(?:list|set)'|can't multiply sequence|can only concatenate list/u,
      'squareAroundCalculation',
    ],
    [
      'TYP-LIST-MATH',
      /^unsupported operand type\(s\) for .*'list'|must be real number, not list|instances of '(?:list' and '(?:int|float)|(?:int|float)' and 'list)'|^bad operand type for .*'list'|type list doesn't define/u,
    ],
    ['TYP-TEXT-CALLED', /'str' object is not callable/u, 'textBeforeBracket'],
    ['TYP-INDEX-ROUND', /'(?:list|dict|str|tuple)' object is not callable/u, 'itemWithRound'],
  ]),
  ...entriesFor('TypeError AttributeError', [
    [
      'TYP-LIST-BRACKETS',
      /'set' object is not subscriptable|'tuple' object does not support item|'(?:tuple|set)' object has no attribute/u,
      'listWithoutSquare',
    ],
  ]),
  ...entriesFor('TypeError', [
    ['TYP-INDEX-NUMBER', /'(?:int|float)' object is not subscriptable/u, 'numberWithIndex'],
    ['TYP-POWER-SIGN', /unsupported operand type\(s\) for \^/u],
    ['TYP-AMPERSAND', /^unsupported operand type\(s\) for &=?: .*'str'/u],
    [
      'TYP-KIND-NAME',
      /descriptor '(?<method>\w+)' for '(?<t>\w+)' objects doesn't apply|unbound method (?<t>\w+)\.(?<method>\w+)\(\) needs an argument/u,
    ],
    ['TYP-PARAMETER-NAME', /got an unexpected keyword argument '(?<name>[^']+)'/u, 'parameterUnknown'],
  ]),
  ...entriesFor('AttributeError', [
    ['ATR-CALL-DOT', /has no attribute '(?!len'|length'|size')/u, 'callWithDot'],
    ['ATR-KEY-DOT', /'dict' object has no attribute/u, 'keyAfterDot'],
    [
      'ATR-METHOD-EQUALS',
      /attribute '(?<attr>\w+)' is read-only|object has no attribute '(?<attr>\w+)' and no __dict__/u,
      'methodWithEquals',
    ],
    [
      'ATR-APPEND',
      /'list' object has no attribute '(?:add|push|put|enqueue|include|addItem)'/u,
      'listBeforeDot',
    ],
  ]),
];
