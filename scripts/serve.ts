/** Builds the web app when its inputs have changed, then runs the server in this process. */
import { ensureWebApp } from './web-build.ts';

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await ensureWebApp();
await import('../apps/api/src/main.ts');
