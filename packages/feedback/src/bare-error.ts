import type { Language, Outcome } from '@python-learning/domain';
import { generalEntries } from './assess-plainly.ts';
import { exceptionOf } from './catalogue/match-error.ts';
import { titleOf } from './catalogue/titles.ts';

/**
 * How a run failed, in words that quote nothing of its program or of what it says itself: Python's name of the error, or
 * one fixed sentence for each limit. Null when the run finished.
 */
export function bareError(outcome: Outcome, language: Language): string | null {
  const exception = exceptionOf(outcome);
  if (exception === null) return null;
  if (outcome.kind === 'python-error')
    return builtInErrors.has(exception.type) ? exception.type : 'Exception';
  return titleOf(generalEntries.get(exception.type) ?? 'RUN-NOT-ALLOWED')[language];
}

/** Errors that Python itself names. Any other name was chosen by a program. */
const builtInErrors: ReadonlySet<string> = new Set(
  `ArithmeticError AssertionError AttributeError BlockingIOError BufferError EOFError Exception FileExistsError
  FileNotFoundError FloatingPointError ImportError IndentationError IndexError IsADirectoryError KeyError
  KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError NotADirectoryError NotImplementedError OSError
  OverflowError PermissionError RecursionError RuntimeError StopIteration SyntaxError SystemExit TabError TimeoutError
  TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError ValueError ZeroDivisionError`.split(
    /\s+/u,
  ),
);
