/** `npm run admin -- <command>`: the commands of staff, in a terminal on the server. */
import { runAdmin } from '../apps/api/src/admin.ts';

const { text, isDone, note } = await runAdmin(process.argv.slice(2), process.env);
if (note !== null) console.error(note);
console[isDone ? 'log' : 'error'](text);
process.exitCode = isDone ? 0 : 1;
