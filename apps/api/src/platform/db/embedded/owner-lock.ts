import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { isAlive, startOf } from './processes.ts';

/**
 * Claims the folder for this process; the answer gives it back. A claim of a process that is gone is void.
 * Throws a readable sentence when another living process holds it.
 */
export function claimFolder(ownerFile: string): () => void {
  const claim = `${process.pid} ${startOf(process.pid)}`;
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      writeFileSync(ownerFile, claim, { flag: 'wx', mode: 0o600 });
      return () => rmSync(ownerFile, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      refuseWhileHeld(ownerFile);
      rmSync(ownerFile, { force: true });
    }
  }
  throw new EmbeddedPostgresError(
    'The database folder is being claimed by several processes at once: try again.',
  );
}

function refuseWhileHeld(ownerFile: string): void {
  const [pid, start] = readFileSync(ownerFile, 'utf8').split(' ');
  if (pid === undefined || !isAlive(Number(pid)) || startOf(Number(pid)) !== start) return;
  throw new EmbeddedPostgresError(
    `Python Learning already runs here as process ${pid}: stop it first, or give this one a DATA_DIR of its own.`,
  );
}
