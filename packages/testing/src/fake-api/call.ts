import {
  type CallName,
  type Contract,
  contract,
  type Endpoint,
  type EndpointOf,
  type EndpointTable,
  type ResponseOf,
  type SentBodyOf,
  type sharedErrors,
} from '@python-learning/contract';

/** Refusals that every call declares. */
export type SharedCode = (typeof sharedErrors)[number];

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
  .flatMap(([module, table]) =>
    Object.entries(table).map(([entry, endpoint]) => ({
      name: `${module}.${entry}` as CallName,
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

/** Returns the names of all calls with this method, or of one module with `practice.`. */
export function callsOf(kind: 'GET' | 'POST' | `${keyof Contract}.`): readonly CallName[] {
  return knownCalls
    .filter(({ name, endpoint }) => endpoint.method === kind || name.startsWith(kind))
    .map(({ name }) => name);
}
