import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { copyForAll, everyFileOf, installedFiles, type SandboxFiles } from './sandbox-files.ts';
import { canUse, chooseSandboxUser, SandboxError, type SandboxUser, setprivFile } from './sandbox-user.ts';

/** The operating-system user of the sandbox process, and the files that it reads. */
export type SandboxAccess = {
  /** Null means the user of this process. */
  user: SandboxUser | null;
  files: SandboxFiles;
};

/** The user and the files of the app itself. */
export const ownAccess: SandboxAccess = { user: null, files: installedFiles };

/** For copies of files that the sandbox's user cannot reach where they are installed, such as below `/root`. */
const sharedFolder = '/var/lib/python-learning';

type AccessOptions = {
  /** Users that own something of the app. */
  reservedUsers?: readonly number[];
  installed?: SandboxFiles;
  /** Folder for a copy that the sandbox's user can read, if one is needed. */
  copyTo?: string;
  /** Program that denies the sandbox new privileges. */
  setpriv?: string;
};

/**
 * Gives the sandbox a user of its own where this process may do so. When that fails, the sandbox runs as the user of
 * this process, and `warn` receives the reason and the remedy. `warn` also hears that new privileges cannot be denied.
 */
export function chooseSandboxAccess(
  {
    reservedUsers = [],
    installed = installedFiles,
    copyTo = sharedFolder,
    setpriv = setprivFile,
  }: AccessOptions,
  warn: (problem: string) => void,
): SandboxAccess {
  if (process.platform === 'linux' && !existsSync(setpriv))
    warn(
      `The sandbox is not kept from gaining privileges, because ${setpriv} is missing. Install util-linux.`,
    );
  try {
    const user = chooseSandboxUser(reservedUsers);
    return user === null ? ownAccess : { user, files: reachableFiles(user, installed, copyTo) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    warn(
      `The sandbox has the rights of the app, because it cannot have a user of its own: ${why}. Install the app where all users can read it, or start it as a user that owns nothing else.`,
    );
    return ownAccess;
  }
}

function reachableFiles(user: SandboxUser, installed: SandboxFiles, copyTo: string): SandboxFiles {
  makeReadable(installed.cache);
  if (canUse(user, everyFileOf(installed), process.execPath)) return installed;
  const copy = copyForAll(installed, copyTo);
  if (canUse(user, everyFileOf(copy), process.execPath)) return copy;
  throw new SandboxError(`the user ${user.uid} cannot read ${copy.root} or not run ${process.execPath}`);
}

/**
 * Makes the cache folder readable: it contains only the snapshot, which is no secret. Failing to create it is not an
 * error.
 */
function makeReadable(cache: string): void {
  try {
    mkdirSync(cache, { recursive: true });
    chmodSync(cache, 0o755);
  } catch {
    // The access check with `canUse` finds out.
  }
}
