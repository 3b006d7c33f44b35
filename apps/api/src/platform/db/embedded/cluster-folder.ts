import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { type Binaries, binariesIn } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { makePrivate, makeSocketFolder } from './private-folder.ts';
import { canReach, type ServerUser } from './server-user.ts';

export type ClusterFolder = {
  root: string;
  /** PostgreSQL's own data folder; it exists only when it is complete. */
  data: string;
  /** Private folder of the socket, accessible to this server only. */
  socket: string;
  passwordFile: string;
  ownerFile: string;
  logFile: string;
};

/** Location for what the server's user cannot reach in its usual folder. */
const sharedRoot = '/var/lib/python-learning';

/**
 * Makes the folder below `dataDir`, owned by the server's user. If that user cannot reach `dataDir`, as below `/root`,
 * it uses a folder in /var/lib, one for each `dataDir`, and reports this through `say`.
 */
export function makeClusterFolder(
  dataDir: string,
  user: ServerUser,
  say: (line: string) => void,
): ClusterFolder {
  mkdirSync(dataDir, { recursive: true });
  const wanted = path.join(dataDir, 'database');
  if (makePrivate(wanted, user)) return layout(wanted, user);
  if (readdirSync(wanted).length === 0) rmdirSync(wanted);
  const instead = sharedFolder(dataDir);
  if (!makePrivate(instead, user)) {
    throw new EmbeddedPostgresError(
      `The user "${user?.name}" that runs PostgreSQL can reach neither ${dataDir} nor ${instead}: set DATA_DIR or DATABASE_URL.`,
    );
  }
  say(
    `The user "${user?.name}" that runs PostgreSQL cannot reach ${dataDir}: the database is kept in ${instead}.`,
  );
  return layout(instead, user);
}

/** True when the built-in PostgreSQL was set up for `dataDir` before. Makes no folder. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return [path.join(dataDir, 'database'), sharedFolder(dataDir)].some((root) => existsSync(dataIn(root)));
}

/** The binaries, or a copy when the server's user cannot reach the originals. */
export function reachableBinaries(
  binaries: Binaries,
  user: ServerUser,
  say: (line: string) => void,
): Binaries {
  if (canReach(user, path.dirname(binaries.postgres))) return binaries;
  const copy = path.join(sharedRoot, `postgresql-${binaries.version}`);
  if (!existsSync(copy)) {
    say(`The user "${user?.name}" cannot reach ${binaries.root}: a copy of PostgreSQL is made in ${copy}.`);
    const unfinished = `${copy}.new-${process.pid}`;
    mkdirSync(sharedRoot, { recursive: true });
    cpSync(binaries.root, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  return binariesIn(copy, binaries.version);
}

function layout(root: string, user: ServerUser): ClusterFolder {
  return {
    root,
    data: dataIn(root),
    socket: makeSocketFolder(root, user),
    passwordFile: path.join(root, 'password'),
    ownerFile: path.join(root, 'owner'),
    logFile: path.join(root, 'postgresql.log'),
  };
}

function dataIn(root: string): string {
  return path.join(root, 'data');
}

function sharedFolder(dataDir: string): string {
  return path.join(sharedRoot, `database-${digest(dataDir)}`);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
