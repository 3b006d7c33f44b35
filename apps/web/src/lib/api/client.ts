import {
  type BodyOf,
  type Contract,
  contract,
  type Endpoint,
  type EndpointTable,
  type ParamsOf,
  type ResponseOf,
  type SentBodyOf,
} from '@python-learning/contract';
import type { CallOptions, Transport } from './transport.ts';

type NeededParams<E extends Endpoint> = [ParamsOf<E>] extends [undefined] ? object : { params: ParamsOf<E> };
type NeededBody<E extends Endpoint> = [BodyOf<E>] extends [undefined]
  ? object
  : object extends SentBodyOf<E>
    ? { body?: SentBodyOf<E> }
    : { body: SentBodyOf<E> };
type OptionsOf<E extends Endpoint> = NeededParams<E> &
  NeededBody<E> &
  Pick<CallOptions, 'signal' | 'idempotencyKey' | 'probe'>;

/** One call. Its options may be omitted if none of them is required. */
export type Call<E extends Endpoint> =
  object extends OptionsOf<E>
    ? (options?: OptionsOf<E>) => Promise<ResponseOf<E>>
    : (options: OptionsOf<E>) => Promise<ResponseOf<E>>;

/** Every call of the contract, by feature and name. */
export type Client = {
  [F in keyof Contract]: {
    [N in keyof Contract[F]]: Contract[F][N] extends Endpoint ? Call<Contract[F][N]> : never;
  };
};

/** Builds the client from the table of calls. The transport parses each answer with its schema. */
export function createClient(transport: Transport): Client {
  const features = Object.entries<EndpointTable>(contract).map(([feature, table]) => [
    feature,
    Object.fromEntries(
      Object.entries(table).map(([name, endpoint]) => [
        name,
        (options?: CallOptions) => transport(endpoint, options),
      ]),
    ),
  ]);
  // Cast: entries of a table that is walked by name cannot be typed one by one.
  return Object.fromEntries(features) as Client;
}
