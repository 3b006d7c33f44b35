/** `npm run restore -- file`: fills an empty database from a backup. */
import { runRestore } from '../apps/api/src/backup.ts';
import { runInTerminal } from './backup-terminal.ts';

await runInTerminal(runRestore);
