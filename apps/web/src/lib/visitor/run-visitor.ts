import type { Contract } from '@python-learning/contract';
import { appTransport } from '../api/app-transport.ts';
import type { SentCall } from '../api/transport.ts';

/** What a visitor reads after a run. `problem` is null for a program that ran to its end. */
export type VisitorAnswer = { output: string; problem: Problem | null };
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
  const given = fieldsOf(body);
  const output = given.get('output');
  // A program that waits for a line has none.
  const explanation = given.get('explanation') ?? null;
  if (typeof output !== 'string') return null;
  return { output, problem: explanation === null ? null : toProblem(fieldsOf(explanation)) };
}

function toProblem(given: ReadonlyMap<string, unknown>): Problem {
  const textOf = (name: string): string => {
    const text = given.get(name);
    return typeof text === 'string' ? text : '';
  };
  return { title: textOf('title'), text: textOf('text'), nextStep: textOf('next_step') };
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(Object.entries(Object(value)));
}
