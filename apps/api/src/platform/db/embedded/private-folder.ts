import {
  closeSync,
  constants,
  fchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { canReach, type ServerUser } from './server-user.ts';

/** A socket path has at most 107 bytes; this leaves room for `/.s.PGSQL.5432`. */
const socketFolderBytes = 90;
const privateMode = 0o700;

/**
 * Makes a folder that only the server's user (and root) can open. Returns false when that user cannot reach it.
 * @throws EmbeddedPostgresError when the path is a link: root would give away the link's target
 */
export function makePrivate(folder: string, user: ServerUser): boolean {
  mkdirSync(path.dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: privateMode });
  giveTo(user, folder);
  return canReach(user, folder);
}

/**
 * Returns the socket folder: below `root`, or in /tmp when that path is too long for a socket. Another user of the
 * machine could take a predictable name in /tmp, so the name is random and saved in a file below `root`. A folder that
 * is no longer private is left alone, and another is made.
 */
export function makeSocketFolder(root: string, user: ServerUser): string {
  const near = path.join(root, 'socket');
  if (Buffer.byteLength(near) <= socketFolderBytes) {
    makePrivate(near, user);
    return near;
  }
  const note = path.join(root, 'socket-folder');
  const known = readNote(note);
  if (known !== null && isPrivate(known, user)) return known;
  const made = mkdtempSync('/tmp/python-learning-');
  giveTo(user, made);
  const unfinished = `${note}.new-${process.pid}`;
  writeFileSync(unfinished, made, { flag: 'wx' });
  renameSync(unfinished, note);
  return made;
}

/** Follows no link, because one could replace the folder at any moment. */
function giveTo(user: ServerUser, folder: string): void {
  if (user === null) return;
  let opened: number;
  try {
    opened = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `${folder} is a link, or no folder: set DATA_DIR to a folder of the app's own.`,
      { cause },
    );
  }
  try {
    fchownSync(opened, user.uid, user.gid);
  } finally {
    closeSync(opened);
  }
}

function isPrivate(folder: string, user: ServerUser): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return false;
  const isOurs = found.uid === (user?.uid ?? process.getuid?.());
  return found.isDirectory() && isOurs && (found.mode & 0o777) === privateMode;
}

/** Null when no folder was made in /tmp yet. */
function readNote(note: string): string | null {
  try {
    return readFileSync(note, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new EmbeddedPostgresError(
      `The database beside ${note} belongs to another user: run this as the user that runs Python Learning.`,
      { cause },
    );
  }
}
