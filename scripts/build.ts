/** Builds the web app and the server, each only when its inputs have changed. */
import { ensureBuilt, parts } from './built-parts.ts';

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await ensureBuilt(parts.web);
await ensureBuilt(parts.server);
process.exit();
