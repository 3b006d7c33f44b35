import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-error.ts';

/** The user that PostgreSQL runs as; null when it is the user of this process. */
export type ServerUser = { name: string; uid: number; gid: number } | null;

/**
 * PostgreSQL refuses to run as root, rightly: root lends it an unprivileged user that the machine already has. Where
 * a database is there already, made by an app that did not run as root, its owner goes on running it.
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
    'PostgreSQL can not run as root, and this machine has no user "nobody" to run it: start the app as another user, or set DATABASE_URL.',
  );
}

/** True when the user can go into the folder and read it, found out by letting it try. */
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
