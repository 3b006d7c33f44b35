import type { Contract } from '@python-learning/contract';
import { appTransport } from '../api/app-transport.ts';
import type { SentCall } from '../api/transport.ts';
import { fieldsOf } from '../storage/read-fields.ts';

/** What a visitor reads after a run. `problem` is null for a program that ran to its end. */
/** `drawing` is not parsed yet; missing where nothing was drawn. */
export type VisitorAnswer = { output: string; problem: Problem | null; drawing?: unknown };
export type Problem = { title: string; text: string; nextStep: string };

/**
 * Runs a program on the server, without an account. Parses the answer by hand: the schemas of the contract would double
 * what a first visit loads.
 * @throws ApiError, NetworkError, UnexpectedAnswerError
 */
export async function runVisitor(code: string, signal: AbortSignal): Promise<VisitorAnswer> {
  const answer = toAnswer(await appTransport(visitorCall, { body: { code }, signal }));
  if (answer === null) throw new TypeError('not the answer of a run');
  return answer;
}

const visitorCall: SentCall = {
  method: 'POST',
  path: '/learn/visitor/run/' satisfies Contract['practice']['runVisitor']['path'],
  response: {
    safeParse: (body) =>
      toAnswer(body) === null
        ? { success: false, error: new TypeError('not the answer of a run') }
        : { success: true, data: body },
  },
};

function toAnswer(body: unknown): VisitorAnswer | null {
  const { output, explanation, drawing = null } = fieldsOf(body);
  if (typeof output !== 'string') return null;
  // A program that waits for a line has no explanation.
  const problem = (explanation ?? null) === null ? null : toProblem(fieldsOf(explanation));
  return { output, problem, ...(drawing === null ? {} : { drawing }) };
}

function toProblem(given: Readonly<Record<string, unknown>>): Problem {
  const textOf = (text: unknown): string => (typeof text === 'string' ? text : '');
  const { title, text, next_step: nextStep } = given;
  return { title: textOf(title), text: textOf(text), nextStep: textOf(nextStep) };
}
