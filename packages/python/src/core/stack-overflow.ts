/**
 * Whether the stack of the platform is exhausted, by the error messages of V8 (Node, Chromium) and SpiderMonkey
 * (Firefox). The run then ends as Python's RecursionError. Uses no regular expression, because compiling one needs
 * stack, too.
 */
export function isStackOverflow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.includes('call stack') || error.message.includes('too much recursion');
}
