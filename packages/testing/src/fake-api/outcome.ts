import {
  type CallName,
  type CodeOf,
  type EndpointOf,
  type ErrorCode,
  statusByCode,
} from '@python-learning/contract';
import { messageByCode } from '@python-learning/contract/messages';
import type { Language } from '@python-learning/domain';
import type { AnswerOf, FakeRequest } from './call.ts';

type RefusalDetails = {
  /** The sentence that a learner reads; the contract's in the language of the request by default. */
  detail?: string;
  /** Seconds after which the call may be repeated; without it the header is missing. */
  retryAfterS?: number;
  /** Messages by field, which replace the sentence. */
  fields?: Readonly<Record<string, readonly string[]>>;
};

/** A refusal of the api with a code of the contract. */
export class Refusal<C extends ErrorCode> {
  readonly code: C;
  readonly #details: RefusalDetails;

  constructor(code: C, details: RefusalDetails) {
    this.code = code;
    this.#details = details;
  }

  /** The refusal as the api sends it. `withErrorField` repeats the sentence as `error`. */
  reply(language: Language, withErrorField: boolean): Reply {
    const { detail, retryAfterS, fields } = this.#details;
    const sentence =
      detail ??
      messageByCode[this.code][language]
        .replace('{seconds}', String(retryAfterS))
        .replace('{minutes}', String(Math.ceil((retryAfterS ?? 0) / 60)));
    const message = fields ?? { detail: sentence, ...(withErrorField ? { error: sentence } : {}) };
    const headers: Record<string, string> =
      retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) };
    return { status: statusByCode[this.code], headers, body: { code: this.code, ...message } };
  }
}

/** Refuses a call with a code that it declares. */
export function refuse<const C extends ErrorCode>(code: C, details: RefusalDetails = {}): Refusal<C> {
  return new Refusal(code, details);
}

/** What is sent back: JSON, or a text such as the page of a proxy. */
export type Reply = { status: number; headers: Readonly<Record<string, string>>; body: unknown };

/** A reply that the contract does not know: of a proxy, or of a server of another version. */
export class ForeignReply implements Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;

  constructor({ status = 200, headers = {}, body = {} }: Partial<Reply>) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/** Replies with something that does not follow the contract. */
export function foreign(reply: Partial<Reply>): ForeignReply {
  return new ForeignReply(reply);
}

/** The connection fails. */
export const networkFailure = Symbol('network failure');
/** No answer ever comes. */
export const noAnswer = Symbol('no answer');
/** The real server answers; only in a browser test. */
export const serverAnswer = Symbol('server answer');

export type OutcomeWithoutAnswer = typeof networkFailure | typeof noAnswer | typeof serverAnswer;

type Decided<N extends CallName> =
  | AnswerOf<N>
  | Refusal<CodeOf<EndpointOf<N>>>
  | ForeignReply
  | OutcomeWithoutAnswer;

/**
 * What becomes of a call: an answer in the shape of the contract, a refusal that the call declares, a failure, or a
 * function of the request that decides. A function that returns undefined leaves the request to the rule set before.
 */
export type Outcome<N extends CallName> =
  | Decided<N>
  | ((request: FakeRequest<N>) => Decided<N> | undefined | Promise<Decided<N> | undefined>);

/** The outcomes of calls by name. */
export type Outcomes = { readonly [N in CallName]?: Outcome<N> };

/** Decides in turn; the last outcome repeats. */
export function inTurn<const T extends readonly unknown[]>(...outcomes: T): () => T[number] {
  let turn = -1;
  return () => {
    turn = Math.min(turn + 1, outcomes.length - 1);
    return outcomes[turn];
  };
}

/** Decides by the id in the path. Leaves calls with another id to the outcome set before. */
export function byId<T>(
  outcomes: Readonly<Record<string, T | (() => T)>>,
): (request: Pick<FakeRequest, 'params'>) => T | undefined {
  return ({ params }) => {
    const outcome = outcomes[params['id'] ?? ''];
    // Cast: an outcome that is a value is never a function.
    return typeof outcome === 'function' ? (outcome as () => T)() : outcome;
  };
}
