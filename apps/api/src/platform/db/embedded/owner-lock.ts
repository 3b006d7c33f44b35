import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { isAlive, startOf } from './processes.ts';

/**
 * Claims the folder for this process and returns a function that releases it. A claim of an ended process is void.
 * Throws EmbeddedPostgresError with a readable sentence when another living process holds the folder.
 */
export function claimFolder(ownerFile: string): () => void {
  const claim = `${process.pid} ${startOf(process.pid)}`;
  // Written to a separate file and then linked, so that a visible claim is always complete.
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

/** False when there is already a claim. */
function isLinked(written: string, ownerFile: string): boolean {
  try {
    linkSync(written, ownerFile);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Reads again before removing, because the claim may belong to another process by then. */
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
