import type { CatalogueEntry } from '../entry.ts';

/** Programs that parse but have a wrong bracket, operator or dot. */
export const bracketsEntries: readonly CatalogueEntry[] = [
  {
    id: 'TYP-CALL-SQUARE',
    exception: /^(?:TypeError)$/u,
    message:
      /'(?:builtin_function_or_method|function|method|method_descriptor)' object is not subscriptable|^type '\w+' is not subscriptable/u,
    condition: 'callWithSquare',
  },
  {
    id: 'TYP-SQUARE-MATH',
    exception: /^(?:TypeError)$/u,
    message: /'(?:list|set)'|can't multiply sequence|can only concatenate list/u,
    condition: 'squareAroundCalculation',
  },
  {
    id: 'TYP-LIST-MATH',
    exception: /^(?:TypeError)$/u,
    message:
      /^unsupported operand type\(s\) for .*'list'|must be real number, not list|instances of '(?:list' and '(?:int|float)|(?:int|float)' and 'list)'|^bad operand type for .*'list'|type list doesn't define/u,
  },
  {
    id: 'TYP-TEXT-CALLED',
    exception: /^(?:TypeError)$/u,
    message: /'str' object is not callable/u,
    condition: 'textBeforeBracket',
  },
  {
    id: 'TYP-INDEX-ROUND',
    exception: /^(?:TypeError)$/u,
    message: /'(?:list|dict|str|tuple)' object is not callable/u,
    condition: 'itemWithRound',
  },
  {
    id: 'TYP-LIST-BRACKETS',
    exception: /^(?:TypeError|AttributeError)$/u,
    message:
      /'set' object is not subscriptable|'tuple' object does not support item|'(?:tuple|set)' object has no attribute/u,
    condition: 'listWithoutSquare',
  },
  {
    id: 'TYP-INDEX-NUMBER',
    exception: /^(?:TypeError)$/u,
    message: /'(?:int|float)' object is not subscriptable/u,
    condition: 'numberWithIndex',
  },
  { id: 'TYP-POWER-SIGN', exception: /^(?:TypeError)$/u, message: /unsupported operand type\(s\) for \^/u },
  {
    id: 'TYP-AMPERSAND',
    exception: /^(?:TypeError)$/u,
    message: /^unsupported operand type\(s\) for &=?: .*'str'/u,
  },
  {
    id: 'TYP-KIND-NAME',
    exception: /^(?:TypeError)$/u,
    message:
      /descriptor '(?<method>\w+)' for '(?<t>\w+)' objects doesn't apply|unbound method (?<t>\w+)\.(?<method>\w+)\(\) needs an argument/u,
  },
  {
    id: 'TYP-PARAMETER-NAME',
    exception: /^(?:TypeError)$/u,
    message: /got an unexpected keyword argument '(?<name>[^']+)'/u,
    condition: 'parameterUnknown',
  },
  {
    id: 'ATR-CALL-DOT',
    exception: /^(?:AttributeError)$/u,
    message: /has no attribute '(?!len'|length'|size')/u,
    condition: 'callWithDot',
  },
  {
    id: 'ATR-KEY-DOT',
    exception: /^(?:AttributeError)$/u,
    message: /'dict' object has no attribute/u,
    condition: 'keyAfterDot',
  },
  {
    id: 'ATR-METHOD-EQUALS',
    exception: /^(?:AttributeError)$/u,
    message: /attribute '(?<attr>\w+)' is read-only|object has no attribute '(?<attr>\w+)' and no __dict__/u,
    condition: 'methodWithEquals',
  },
  {
    id: 'ATR-APPEND',
    exception: /^(?:AttributeError)$/u,
    message: /'list' object has no attribute '(?:add|push|put|enqueue|include|addItem)'/u,
    condition: 'listBeforeDot',
  },
];
