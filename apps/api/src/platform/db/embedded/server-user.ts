import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-error.ts';

/** The user that PostgreSQL runs as; null for the user of this process. */
export type ServerUser = { name: string; uid: number; gid: number } | null;

/**
 * PostgreSQL refuses to run as root, so root runs it as an unprivileged user of the machine. The owner of an existing
 * database, made by an app that did not run as root, stays its user.
 */
export function chooseServerUser(dataDir: string): ServerUser {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(path.join(dataDir, 'database', 'data'), { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0)
    return { name: String(owner.uid), uid: owner.uid, gid: owner.gid };
  const known = readUsers();
  for (const name of ['nobody', 'postgres', 'daemon']) {
    const user = known.get(name);
    if (user !== undefined) return { name, ...user };
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL cannot run as root, and this machine has no user "nobody" to run it: start the app as another user, or set DATABASE_URL.',
  );
}

/** True when the user can enter and list the folder, tested by a process of that user. */
export function canReach(user: ServerUser, folder: string): boolean {
  if (user === null) return true;
  const attempt = spawnSync('/bin/sh', ['-c', 'cd "$1" && ls . > /dev/null', 'sh', folder], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
    stdio: 'ignore',
  });
  return attempt.status === 0;
}

function readUsers(): Map<string, { uid: number; gid: number }> {
  const users = new Map<string, { uid: number; gid: number }>();
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && uid && gid && uid !== '0') users.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  return users;
}
