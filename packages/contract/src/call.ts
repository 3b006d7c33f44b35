import { apiBase, type Contract, contract } from './contract.ts';
import {
  type Endpoint,
  type EndpointTable,
  errorsByAccess,
  type ParamsOf,
  sharedErrors,
  unsafeErrors,
} from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';

/** The name of a call: its module and its entry in the contract, such as `practice.submitCode`. */
export type CallName = { [F in keyof Contract]: `${F}.${keyof Contract[F] & string}` }[keyof Contract];

export type EndpointOf<N extends CallName> = N extends `${infer F extends keyof Contract}.${infer C}`
  ? Extract<Contract[F][C & keyof Contract[F]], Endpoint>
  : never;

/** The codes that a call may refuse with: its own, those of its access and those of every call. */
export type CodeOf<E extends Endpoint> =
  | (typeof sharedErrors)[number]
  | E['errors'][number]
  | (typeof errorsByAccess)[E['access']][number]
  | (E['access'] extends 'provider' ? never : E['method'] extends 'POST' ? UnsafeCode : never);

type UnsafeCode = (typeof unsafeErrors)[number];

/** The codes of `CodeOf`, for a call that is only known at run time. */
export function codesOf(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const unsafe = endpoint.method === 'GET' || endpoint.access === 'provider' ? [] : unsafeErrors;
  return new Set([...endpoint.errors, ...sharedErrors, ...errorsByAccess[endpoint.access], ...unsafe]);
}

/**
 * What follows the name of a call where a test makes it by its name: the values of its path if it has any, its body
 * unless it is a GET, and options. The body is not typed, because tests send wrong ones, too.
 */
export type ArgumentsOf<N extends CallName, Options> = [
  ...([ParamsOf<EndpointOf<N>>] extends [undefined] ? [] : [params: Readonly<Record<string, string>>]),
  ...(EndpointOf<N>['method'] extends 'GET' ? [] : [body?: unknown]),
  options?: Options | undefined,
];

/** Throws `TypeError` if the contract has no such call. */
export function endpointOf(name: CallName): Endpoint {
  const [feature = '', entry = ''] = name.split('.');
  // Cast: the parts of a name are only known as text.
  const endpoint = (contract as Readonly<Record<string, EndpointTable>>)[feature]?.[entry];
  if (endpoint === undefined) throw new TypeError(`The contract has no call ${name}`);
  return endpoint;
}

/**
 * Address of a call after the origin, with `params` encoded in the places of its path. Throws `TypeError` if one is
 * missing.
 */
export function addressOf({ path }: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_place, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  return `${apiBase}${filled}`;
}

/** Takes apart what follows the name of a call. */
export function readArguments<Options>(name: CallName, sent: readonly unknown[]) {
  const endpoint = endpointOf(name);
  const rest = [...sent];
  // Casts: `ArgumentsOf` gives each place its type.
  const params = endpoint.params === undefined ? undefined : (rest.shift() as Record<string, string>);
  const body = endpoint.method === 'GET' ? undefined : rest.shift();
  return { endpoint, params, body, options: rest[0] as Options | undefined };
}
