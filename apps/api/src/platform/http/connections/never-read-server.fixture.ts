/**
 * A server with files alone, in a process of its own, so that a test can count what it holds. Arguments: the folder of the
 * web app and that of the media. Sends its origin to the parent process.
 */
import { openDatabase } from '../../db/database.ts';
import { createBareServer } from '../bare-server.fixture.ts';
import { serveHealth } from '../health.ts';
import { serveFiles } from '../static-files.ts';

const [, , web = '', media = ''] = process.argv;
// No request of the test asks the database.
const db = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
const server = await createBareServer(db);
serveHealth(server, { db, engine: { status: () => ({ ready: true }) } as never });
await serveFiles(server, { web, media: { folder: media, accessTo: () => ({ kind: 'open' }) } });
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(origin);
process.once('disconnect', () => process.exit());
