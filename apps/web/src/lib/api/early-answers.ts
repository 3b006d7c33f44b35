/**
 * Answers that `first-paint.ts` requested before the app started, by address. Each is taken once and soon,
 * because it becomes outdated.
 */
declare global {
  interface Window {
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/** Early answers are used within this time after the page was opened, in milliseconds. */
const earlyMs = 15_000;

/** Returns the early answer to this GET; undefined without one. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answers = globalThis.window?.earlyAnswers;
  const answer = answers?.[address];
  if (answers === undefined || answer === undefined) return undefined;
  delete answers[address];
  return performance.now() < earlyMs ? answer : undefined;
}
