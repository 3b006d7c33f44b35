/**
 * Answers that `public/first-paint.js` asked for before the app was there, by address. Each is taken once and soon:
 * later it may no longer be true.
 */
declare global {
  interface Window {
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/** Early means within this time after the page was opened. */
const earlyMs = 15_000;

/** The answer to this GET, where it was asked for early; else undefined. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answers = globalThis.window?.earlyAnswers;
  const answer = answers?.[address];
  if (answers === undefined || answer === undefined) return undefined;
  delete answers[address];
  return performance.now() < earlyMs ? answer : undefined;
}
