/** System calls whose errors have the same codes and are about no file. */
const aboutNoFile = /^(?:accept|bind|connect|getaddrinfo|kill|listen|spawn)/;

const whatToDo: Readonly<Record<'full' | 'refused' | 'notAFolder', string>> = {
  full: 'is on a full disk: free some space, then try again.',
  refused:
    'cannot be written: give the user that runs Python Learning the right to write there, or choose another folder (DATA_DIR, BACKUP_DIR).',
  notAFolder: 'is not a folder, or lies below a file: choose another folder (DATA_DIR, BACKUP_DIR).',
};

const faultOfCode: Readonly<Record<string, keyof typeof whatToDo>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'refused',
  EPERM: 'refused',
  EROFS: 'refused',
  ENOTDIR: 'notAFolder',
  EEXIST: 'notAFolder',
};

/** Code of PostgreSQL for a disk without space. */
const databaseDiskFull = '53100';

/**
 * What is wrong with the disk or with the rights to it, as a sentence that says what to do; null for any other error.
 * @param folder named where the error names no path
 */
export function diskFault(error: unknown, folder: string): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const { code = '', syscall, path = folder } = error as NodeJS.ErrnoException;
  if (code === databaseDiskFull) return `The database ${whatToDo.full}`;
  if (syscall === undefined || aboutNoFile.test(syscall)) return null;
  const fault = faultOfCode[code];
  return fault === undefined ? null : `${path} ${whatToDo[fault]}`;
}

/** The same for a program that ended with these lines, such as PostgreSQL. */
export function diskFaultInLines(lines: string, folder: string): string | null {
  if (/No space left on device|Disk quota exceeded/.test(lines)) return `${folder} ${whatToDo.full}`;
  if (/Read-only file system|Permission denied/.test(lines)) return `${folder} ${whatToDo.refused}`;
  return null;
}
