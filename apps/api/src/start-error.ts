/** Reason why the app does not start, as a sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
