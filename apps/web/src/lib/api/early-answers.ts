/** An answer that the server has written into the page: its status and its body. */
export type WrittenAnswer = readonly [status: number, body: unknown];

/**
 * Answers that came with the page or that `first-paint.ts` requested before the app started, by address. Each is taken
 * once and soon, because it becomes outdated.
 */
declare global {
  interface Window {
    earlyAnswers?: Record<string, Promise<Response> | WrittenAnswer>;
  }
}

/** Early answers are used within this time after the page was opened, in milliseconds. */
const earlyMs = 15_000;

/** Returns the early answer to this GET; undefined without one. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = take(address);
  if (answer === undefined || answer instanceof Promise) return answer;
  const [status, body] = answer;
  return Promise.resolve(Response.json(body, { status }));
}

/** Returns the answer to this GET that came with the page; undefined without one. */
export function takeWrittenAnswer(address: string): WrittenAnswer | undefined {
  if (globalThis.window?.earlyAnswers?.[address] instanceof Promise) return undefined;
  return take(address) as WrittenAnswer | undefined;
}

/** Forgets the answers that nobody has taken: they are those of the learner before. */
export function forgetEarlyAnswers(): void {
  for (const answer of Object.values(globalThis.window?.earlyAnswers ?? {}))
    if (answer instanceof Promise) void giveUp(answer);
  delete globalThis.window?.earlyAnswers;
}

function take(address: string): Promise<Response> | WrittenAnswer | undefined {
  const answers = globalThis.window?.earlyAnswers;
  const answer = answers?.[address];
  if (answers === undefined || answer === undefined) return undefined;
  delete answers[address];
  if (performance.now() < earlyMs) return answer;
  if (answer instanceof Promise) void giveUp(answer);
  return undefined;
}

/** Ends the request: unread, its answer would keep the connection. */
async function giveUp(answer: Promise<Response>): Promise<void> {
  await answer.then(({ body }) => body?.cancel()).catch(() => undefined);
}
