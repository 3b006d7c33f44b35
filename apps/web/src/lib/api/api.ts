import { appTransport } from './app-transport.ts';
import { createClient } from './client.ts';

/** The one client of the api: `api.practice.submitCode({ params: { id }, body: { code }, signal })`. */
export const api = createClient(appTransport);
