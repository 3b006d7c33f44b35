/**
 * Whether the stack of the platform is used up, by the words of V8 (Node, Chromium) and of SpiderMonkey (Firefox). The
 * run then ends as Python's RecursionError. No regular expression here: compiling one needs stack, too.
 */
export function isStackOverflow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.includes('call stack') || error.message.includes('too much recursion');
}
