import { anyMessage, type CatalogueEntry, entriesFor } from '../entry.ts';

/** Division by zero, missing modules, limits, and exceptions without an entry of their own. */
export const runsEntries: readonly CatalogueEntry[] = [
  ...entriesFor('ZeroDivisionError', [
    ['ZERO-AVERAGE', anyMessage, 'dividesByLenOrCount'],
    ['ZERO-DIVISION', anyMessage],
  ]),
  ...entriesFor('OverflowError', [['VAL-TOO-LARGE', anyMessage]]),
  ...entriesFor('ModuleNotFoundError', [
    ['IMP-TOOL', /^No module named '(?<module>\w+)\.(?<name>\w+)'; .* is not a package/u],
    ['IMP-TYPO', /No module named '(?<name>[^\s'()]+)'/u, 'moduleIsMisspelled'],
  ]),
  ...entriesFor('ModuleNotFoundError ImportError', [
    ['IMP-NOT-FOUND', /(?:No module named|cannot import name) '(?<name>[^\s'()]+)'/u],
  ]),
  ...entriesFor('TimeLimit OutputLimit', [
    ['RUN-TWO-SPELLINGS', anyMessage, 'storesMisspelledName'],
    ['RUN-SIGN-TURNED', anyMessage, 'storeIsTurned'],
    ['RUN-COMPARE-ALONE', anyMessage, 'storeIsComparison'],
    ['RUN-RESULT-LOST', anyMessage, 'storeIsForgotten'],
  ]),
  ...entriesFor('TimeLimit OutputLimit EOFError', [['RUN-NEVER-EQUAL', anyMessage, 'comparesOtherKinds']]),
  ...entriesFor('TimeLimit OutputLimit', [['RUN-LOOP-VALUE', anyMessage, 'loopValueStays']]),
  ...entriesFor('TimeLimit', [['RUN-TIME-LIMIT', anyMessage, 'pointsAtLoop']]),
  ...entriesFor('OutputLimit', [['RUN-OUTPUT-LIMIT', anyMessage, 'pointsAtLoop']]),
  ...entriesFor('DrawingLimit', [
    ['RUN-DRAWING-LIMIT-RANGE', anyMessage, 'isRepeatedByRange'],
    ['RUN-DRAWING-LIMIT', anyMessage],
  ]),
  ...entriesFor('MemoryLimit MemoryError', [['RUN-MEMORY-LIMIT', anyMessage]]),
  ...entriesFor('InputRequired', [['RUN-INPUT-REQUIRED', anyMessage]]),
  ...entriesFor('RecursionError', [['RUN-RECURSION', /maximum recursion depth exceeded/u]]),
  ...entriesFor('EOFError', [['RUN-EOF', /EOF when reading a line/u]]),
  ...entriesFor('AssertionError', [['RUN-ASSERT', anyMessage]]),
  ...entriesFor('FileNotFoundError', [
    ['FILE-NEAR', /No such file or directory: '(?<name>[^']+)'/u, 'fileIsMisspelled'],
    ['FILE-MISSING', /No such file or directory: '(?<name>[^']+)'/u],
  ]),
  ...entriesFor('io.UnsupportedOperation', [
    ['FILE-NOT-READABLE', /^not readable/u],
    ['FILE-NOT-WRITABLE', /^not writable/u],
  ]),
  ...entriesFor('FileNotFoundError PermissionError OSError SystemExit Denied io.UnsupportedOperation', [
    ['RUN-NOT-ALLOWED', anyMessage],
  ]),
  ...entriesFor('*', [['RUN-OTHER', anyMessage]]),
];
