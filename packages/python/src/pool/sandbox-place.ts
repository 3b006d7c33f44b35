import { chmodSync, mkdirSync } from 'node:fs';
import { copyForAll, everyFileOf, installedFiles, type SandboxFiles } from './sandbox-files.ts';
import { canUse, chooseSandboxUser, type SandboxUser } from './sandbox-user.ts';

/** Who the sandbox process is for the system, and where it finds its files. */
export type SandboxPlace = {
  /** Null for the user of this process. */
  user: SandboxUser | null;
  files: SandboxFiles;
};

/** As the app itself. */
export const ownPlace: SandboxPlace = { user: null, files: installedFiles };

/** Used for what the sandbox's user can not reach where it was installed, as below `/root`. */
const sharedFolder = '/var/lib/python-learning';

type PlaceOptions = {
  /** Users that own something of the app. */
  reservedUsers?: readonly number[];
  installed?: SandboxFiles;
  /** Where the copy is made that the sandbox's user can read, if it has to be. */
  copyTo?: string;
};

/**
 * Gives the sandbox a user of its own where that can be done. Where it should be but can not, the sandbox has the user
 * of this process, and `warn` hears why and what to do.
 */
export function chooseSandboxPlace(
  { reservedUsers = [], installed = installedFiles, copyTo = sharedFolder }: PlaceOptions,
  warn: (problem: string) => void,
): SandboxPlace {
  try {
    const user = chooseSandboxUser(reservedUsers);
    return user === null ? ownPlace : { user, files: reachableFiles(user, installed, copyTo) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    warn(
      `The sandbox has the rights of the app, because it can not have a user of its own: ${why}. Install the app where all users can read it, or start it as a user that owns nothing else.`,
    );
    return ownPlace;
  }
}

function reachableFiles(user: SandboxUser, installed: SandboxFiles, copyTo: string): SandboxFiles {
  makeReadable(installed.cache);
  if (canUse(user, everyFileOf(installed), process.execPath)) return installed;
  const copy = copyForAll(installed, copyTo);
  if (canUse(user, everyFileOf(copy), process.execPath)) return copy;
  throw new Error(`the user ${user.uid} can not read ${copy.root} or not run ${process.execPath}`);
}

/** The folder of the cache has nothing but the snapshot, which is no secret. A folder that can not be made is no fault. */
function makeReadable(cache: string): void {
  try {
    mkdirSync(cache, { recursive: true });
    chmodSync(cache, 0o755);
  } catch {
    // Found out by letting the user try.
  }
}
