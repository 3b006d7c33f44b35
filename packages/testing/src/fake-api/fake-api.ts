import { type CallName, endpointOf } from '@python-learning/contract';
import { type Language, languages } from '@python-learning/domain';
import { type AnswerOf, type FakeRequest, findCall, type SharedCode } from './call.ts';
import {
  ForeignReply,
  networkFailure,
  noAnswer,
  type Outcome,
  type Outcomes,
  type OutcomeWithoutAnswer,
  Refusal,
  type Reply,
  refuse,
  serverAnswer,
} from './outcome.ts';

/** An answer of a test that does not have the shape of the contract. */
export class WrongAnswerError extends Error {
  override readonly name = 'WrongAnswerError';
}

/** A request as an adapter saw it; `path` is relative to `/api`. */
export type SeenRequest = Pick<FakeRequest, 'method' | 'path' | 'headers'> & {
  body: unknown;
  askServer?: () => Promise<{ status: number; body: unknown }>;
};

type Rule = { call: CallName; outcome: unknown };

/**
 * The api as a test needs it, typed by the contract. Records every request and decides what becomes of it; newer
 * outcomes win. An adapter connects it: `fakeFetch` replaces `fetch`, and the browser tests intercept the calls of a page.
 */
export class FakeApi {
  readonly #rules: Rule[] = [];
  readonly #requests: FakeRequest[] = [];
  readonly #files = new Map<string, string>();
  readonly #held = new Set<FakeRequest>();
  readonly #otherwise: Refusal<'not_found'> | typeof serverAnswer;

  /** `otherwise` is the outcome of a call without one of its own. */
  constructor(
    outcomes: Outcomes = {},
    otherwise: Refusal<'not_found'> | typeof serverAnswer = refuse('not_found'),
  ) {
    this.#otherwise = otherwise;
    this.answerAll(outcomes);
  }

  /** Decides what becomes of a call from now on. */
  answer<N extends CallName>(call: N, outcome: Outcome<N>): void {
    if (isAnswer(outcome)) checkAnswer(call, outcome);
    this.#rules.unshift({ call, outcome });
  }

  /** Serves a text at a path that is no call, such as `/media/v1.en.vtt`. */
  file(path: string, text: string): void {
    this.#files.set(path, text);
  }

  /** Decides what becomes of several calls, each by its name. */
  answerAll(outcomes: Outcomes): void {
    // Cast: each entry of the table is typed, a walk over them is not.
    for (const [call, outcome] of Object.entries(outcomes)) this.answer<CallName>(call as CallName, outcome);
  }

  /** Gives several calls an outcome that any call may have. */
  answerEach(
    calls: readonly CallName[],
    outcome: Refusal<SharedCode> | ForeignReply | OutcomeWithoutAnswer,
  ): void {
    for (const call of calls) this.#rules.unshift({ call, outcome });
  }

  /** Lets the real server answer, and changes its answer. Refusals of the server are passed on. */
  change<N extends CallName>(
    call: N,
    change: (answer: AnswerOf<N>, request: FakeRequest<N>) => AnswerOf<N>,
  ): void {
    this.answer(call, async (request: FakeRequest<N>) => {
      const { status, body } = await request.askServer();
      return status < 400 ? change(body, request) : new ForeignReply({ status, body });
    });
  }

  /** Holds the requests of a call until `release`. Then the outcome that was set before decides. */
  hold(call: CallName): { release: () => void } {
    const released = Promise.withResolvers<void>();
    const outcome = async (request: FakeRequest): Promise<undefined> => {
      this.#held.add(request);
      await released.promise;
      this.#held.delete(request);
    };
    this.#rules.unshift({ call, outcome });
    return { release: released.resolve };
  }

  /** Returns the requests of these calls so far, in order; all without a name. */
  requests<N extends CallName>(...calls: readonly N[]): readonly FakeRequest<N>[] {
    const names: readonly (CallName | null)[] = calls;
    const isMeant = (request: FakeRequest): request is FakeRequest<N> =>
      calls.length === 0 || names.includes(request.call);
    return this.#requests.filter(isMeant);
  }

  /** Returns the requests that wait for an answer. */
  held(): readonly FakeRequest[] {
    return [...this.#held];
  }

  /** Records a request and decides what becomes of it. For adapters. */
  async receive(seen: SeenRequest): Promise<Reply | OutcomeWithoutAnswer> {
    const known = findCall(seen.method, seen.path);
    const name = known?.name ?? null;
    // Cast: the body is what the app sent; a test reads it in the type of its call.
    const request = {
      askServer: () => Promise.reject(new TypeError(`No server is there for ${seen.path}`)),
      ...seen,
      call: name,
      params: known?.params ?? {},
    } as FakeRequest;
    this.#requests.push(request);
    if (name === null) return this.#replyWithFile(request);
    const outcome = await this.#decide(name, request);
    if (outcome === noAnswer) this.#held.add(request);
    if (isWithoutAnswer(outcome) || outcome instanceof ForeignReply) return outcome;
    const { status, errorField } = endpointOf(name);
    if (outcome instanceof Refusal) return outcome.reply(languageOf(request), errorField === true);
    return { status, headers: {}, body: outcome };
  }

  #replyWithFile(request: FakeRequest): Reply | typeof serverAnswer {
    const text = this.#files.get(request.path);
    if (text !== undefined)
      return { status: 200, headers: { 'content-length': String(text.length) }, body: text };
    return this.#otherwise === serverAnswer
      ? serverAnswer
      : this.#otherwise.reply(languageOf(request), false);
  }

  async #decide(call: CallName, request: FakeRequest): Promise<unknown> {
    for (const { outcome } of this.#rules.filter((rule) => rule.call === call)) {
      const decided: unknown = typeof outcome === 'function' ? await outcome(request) : outcome;
      if (decided === undefined) continue;
      if (isAnswer(decided)) checkAnswer(call, decided);
      return decided;
    }
    return this.#otherwise;
  }
}

/** The language in which the app asks. */
export function languageOf({ headers }: Pick<FakeRequest, 'headers'>): Language {
  return languages.find((known) => headers.get('accept-language')?.startsWith(known) === true) ?? 'en';
}

function isWithoutAnswer(outcome: unknown): outcome is OutcomeWithoutAnswer {
  return outcome === networkFailure || outcome === noAnswer || outcome === serverAnswer;
}

function isAnswer(outcome: unknown): boolean {
  const isDecided = outcome instanceof Refusal || outcome instanceof ForeignReply || isWithoutAnswer(outcome);
  return !isDecided && typeof outcome !== 'function';
}

/** Types let through what a schema refuses, such as a text that is no date. */
function checkAnswer(call: CallName, answer: unknown): void {
  const parsed = endpointOf(call).response.safeParse(answer);
  if (!parsed.success)
    throw new WrongAnswerError(`${call}: ${parsed.error.message}`, { cause: parsed.error });
}
