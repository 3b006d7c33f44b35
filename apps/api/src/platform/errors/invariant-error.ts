/** A state that the program excludes: a bug, answered as `server_error`. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}
