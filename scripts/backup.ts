/** `npm run backup [-- file]`: writes the rows of the database to one file. */
import { runBackup } from '../apps/api/src/backup.ts';
import { runInTerminal } from './backup-terminal.ts';

await runInTerminal(runBackup);
