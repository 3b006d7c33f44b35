/** A lesson cannot be rendered: a tool failed, or the storyboard does not fit what its program does. */
export class StudioError extends Error {
  override readonly name = 'StudioError';
}
