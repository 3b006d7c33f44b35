import type { CatalogueEntry } from '../entry.ts';

/** Division by zero, missing modules, limits, and exceptions without an entry of their own. */
export const runsEntries: readonly CatalogueEntry[] = [
  {
    id: 'ZERO-AVERAGE',
    exception: /^(?:ZeroDivisionError)$/u,
    message: /^/u,
    condition: 'dividesByLenOrCount',
  },
  { id: 'ZERO-DIVISION', exception: /^(?:ZeroDivisionError)$/u, message: /^/u },
  { id: 'VAL-TOO-LARGE', exception: /^(?:OverflowError)$/u, message: /^/u },
  {
    id: 'IMP-TOOL',
    exception: /^(?:ModuleNotFoundError)$/u,
    message: /^No module named '(?<module>\w+)\.(?<name>\w+)'; .* is not a package/u,
  },
  {
    id: 'IMP-TYPO',
    exception: /^(?:ModuleNotFoundError)$/u,
    message: /No module named '(?<name>[^\s'()]+)'/u,
    condition: 'moduleIsMisspelled',
  },
  {
    id: 'IMP-NOT-FOUND',
    exception: /^(?:ModuleNotFoundError|ImportError)$/u,
    message: /(?:No module named|cannot import name) '(?<name>[^\s'()]+)'/u,
  },
  {
    id: 'RUN-TWO-SPELLINGS',
    exception: /^(?:TimeLimit|OutputLimit)$/u,
    message: /^/u,
    condition: 'storesMisspelledName',
  },
  {
    id: 'RUN-SIGN-TURNED',
    exception: /^(?:TimeLimit|OutputLimit)$/u,
    message: /^/u,
    condition: 'storeIsTurned',
  },
  {
    id: 'RUN-COMPARE-ALONE',
    exception: /^(?:TimeLimit|OutputLimit)$/u,
    message: /^/u,
    condition: 'storeIsComparison',
  },
  {
    id: 'RUN-RESULT-LOST',
    exception: /^(?:TimeLimit|OutputLimit)$/u,
    message: /^/u,
    condition: 'storeIsForgotten',
  },
  {
    id: 'RUN-NEVER-EQUAL',
    exception: /^(?:TimeLimit|OutputLimit|EOFError)$/u,
    message: /^/u,
    condition: 'comparesOtherKinds',
  },
  {
    id: 'RUN-LOOP-VALUE',
    exception: /^(?:TimeLimit|OutputLimit)$/u,
    message: /^/u,
    condition: 'loopValueStays',
  },
  { id: 'RUN-TIME-LIMIT', exception: /^(?:TimeLimit)$/u, message: /^/u, condition: 'pointsAtLoop' },
  { id: 'RUN-OUTPUT-LIMIT', exception: /^(?:OutputLimit)$/u, message: /^/u, condition: 'pointsAtLoop' },
  { id: 'RUN-MEMORY-LIMIT', exception: /^(?:MemoryLimit|MemoryError)$/u, message: /^/u },
  { id: 'RUN-INPUT-REQUIRED', exception: /^(?:InputRequired)$/u, message: /^/u },
  { id: 'RUN-RECURSION', exception: /^(?:RecursionError)$/u, message: /maximum recursion depth exceeded/u },
  { id: 'RUN-EOF', exception: /^(?:EOFError)$/u, message: /EOF when reading a line/u },
  { id: 'RUN-ASSERT', exception: /^(?:AssertionError)$/u, message: /^/u },
  {
    id: 'RUN-NOT-ALLOWED',
    exception: /^(?:FileNotFoundError|PermissionError|OSError|SystemExit|Denied|io.UnsupportedOperation)$/u,
    message: /^/u,
  },
  { id: 'RUN-OTHER', exception: /^/u, message: /^/u },
];
