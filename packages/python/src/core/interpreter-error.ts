/** The interpreter's files are not as expected, or it cannot start here. No learner's program causes it. */
export class InterpreterError extends Error {
  override readonly name = 'InterpreterError';
}
