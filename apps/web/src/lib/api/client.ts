import type {
  BodyOf,
  Endpoint,
  EndpointTable,
  ParamsOf,
  ResponseOf,
  SentBodyOf,
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

/** The calls of one table of the contract, by name. */
export type Calls<Table extends EndpointTable> = { [N in keyof Table]: Call<Table[N]> };

/** Builds the calls of one table of the contract. The transport parses each answer with its schema. */
export function createCalls<Table extends EndpointTable>(table: Table, transport: Transport): Calls<Table> {
  const calls = Object.entries(table).map(([name, endpoint]) => [
    name,
    (options?: CallOptions) => transport(endpoint, options),
  ]);
  // Cast: entries of a table that is walked by name cannot be typed one by one.
  return Object.fromEntries(calls) as Calls<Table>;
}
