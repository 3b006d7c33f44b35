import {
  type Contract,
  contract,
  type Endpoint,
  type EndpointTable,
  type errorsByAccess,
  type ResponseOf,
  type SentBodyOf,
  type sharedErrors,
  type unsafeErrors,
} from '@python-learning/contract';

/** The name of a call: its feature and its entry in the contract, such as `learn.submitCode`. */
export type CallName = { [F in keyof Contract]: `${F}.${keyof Contract[F] & string}` }[keyof Contract];

type EndpointOf<N extends CallName> = N extends `${infer F extends keyof Contract}.${infer C}`
  ? Extract<Contract[F][C & keyof Contract[F]], Endpoint>
  : never;

/** Refusals that every call declares. */
export type SharedCode = (typeof sharedErrors)[number];

/** The error codes that a call declares: its own, those of its access and those of every call. */
export type CodeOf<N extends CallName> =
  | SharedCode
  | EndpointOf<N>['errors'][number]
  | (typeof errorsByAccess)[EndpointOf<N>['access']][number]
  | (EndpointOf<N>['method'] extends 'POST' ? (typeof unsafeErrors)[number] : never);

export type AnswerOf<N extends CallName> = N extends CallName ? ResponseOf<EndpointOf<N>> : never;
type BodyOf<N extends CallName> = N extends CallName ? SentBodyOf<EndpointOf<N>> : never;

/** A request that the fake api received. */
export type FakeRequest<N extends CallName = CallName> = {
  call: CallName | null;
  method: string;
  /** Relative to `/api`. */
  path: string;
  /** The values of the path, decoded. */
  params: Readonly<Record<string, string>>;
  headers: Headers;
  body: BodyOf<N>;
  /** Asks the real server. Throws in a unit test, which has none. */
  askServer: () => Promise<{ status: number; body: AnswerOf<N> }>;
};

type KnownCall = { name: CallName; endpoint: Endpoint; parts: readonly string[] };

// Cast: names of a table that is walked are only known as text.
const knownCalls: readonly KnownCall[] = Object.entries<EndpointTable>(contract)
  .flatMap(([feature, table]) =>
    Object.entries(table).map(([entry, endpoint]) => ({
      name: `${feature}.${entry}` as CallName,
      endpoint,
      parts: partsOf(endpoint.path),
    })),
  )
  // `/sessions/end-others/` before `/sessions/:id/`.
  .toSorted((one, other) => one.endpoint.path.split(':').length - other.endpoint.path.split(':').length);

/** Returns the call of a request and the values in its path; null if the contract has no such call. */
export function findCall(
  method: string,
  path: string,
): { name: CallName; params: Record<string, string> } | null {
  const sent = partsOf(path);
  const found = knownCalls.find(
    ({ endpoint, parts }) =>
      endpoint.method === method &&
      parts.length === sent.length &&
      parts.every((part, index) => part.startsWith(':') || part === sent[index]),
  );
  if (found === undefined) return null;
  const params = found.parts.flatMap((part, index) =>
    part.startsWith(':') ? [[part.slice(1), decodeURIComponent(sent[index] ?? '')]] : [],
  );
  return { name: found.name, params: Object.fromEntries(params) };
}

/** The trailing slash is optional. */
function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

export function endpointOf(name: CallName): Endpoint {
  const known = knownCalls.find((call) => call.name === name);
  if (known === undefined) throw new TypeError(`The contract has no call ${name}`);
  return known.endpoint;
}

/** Returns the names of all calls with this method, or of one feature with `learn.`. */
export function callsOf(kind: 'GET' | 'POST' | `${keyof Contract}.`): readonly CallName[] {
  return knownCalls
    .filter(({ name, endpoint }) => endpoint.method === kind || name.startsWith(kind))
    .map(({ name }) => name);
}
