import type { EndpointTable } from '@python-learning/contract';
import { appTransport } from './app-transport.ts';
import { type Calls, createCalls } from './client.ts';

/** The calls of a table of the contract, sent as all others of the app. */
export function callsOf<Table extends EndpointTable>(table: Table): Calls<Table> {
  return createCalls(table, appTransport);
}
