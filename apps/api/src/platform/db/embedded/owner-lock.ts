import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { isAlive, startOf } from './processes.ts';

/**
 * Claims the folder for this process; the answer gives it back. A claim of a process that is gone is void.
 * Throws a readable sentence when another living process holds it.
 */
export function claimFolder(ownerFile: string): () => void {
  const claim = `${process.pid} ${startOf(process.pid)}`;
  // Written beside and then linked: whoever sees the claim sees all of it.
  const written = `${ownerFile}.${process.pid}`;
  writeFileSync(written, claim, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (isLinked(written, ownerFile)) return () => removeIf(ownerFile, claim);
      const held = readClaim(ownerFile);
      if (held === null) continue;
      refuseWhileAlive(held);
      removeIf(ownerFile, held);
    }
  } finally {
    rmSync(written, { force: true });
  }
  throw new EmbeddedPostgresError(
    'The database folder is being claimed by several processes at once: try again.',
  );
}

/** False when there is a claim already. */
function isLinked(written: string, ownerFile: string): boolean {
  try {
    linkSync(written, ownerFile);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Looks again before it removes: meanwhile the claim may be another's. */
function removeIf(ownerFile: string, claim: string): void {
  if (readClaim(ownerFile) === claim) rmSync(ownerFile, { force: true });
}

function readClaim(ownerFile: string): string | null {
  try {
    return readFileSync(ownerFile, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function refuseWhileAlive(claim: string): void {
  const [pid = '', start] = claim.split(' ');
  if (!/^[1-9]\d*$/.test(pid) || !isAlive(Number(pid)) || startOf(Number(pid)) !== start) return;
  throw new EmbeddedPostgresError(
    `Python Learning already runs here as process ${pid}: stop it first, or give this one a DATA_DIR of its own.`,
  );
}
