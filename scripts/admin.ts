/** `npm run admin -- <command>`: what the staff can do from a terminal on the server. */
import { runAdmin } from '../apps/api/src/admin.ts';

const { text, isDone } = await runAdmin(process.argv.slice(2), process.env);
console[isDone ? 'log' : 'error'](text);
process.exitCode = isDone ? 0 : 1;
