/** Error numbers as the interpreter's C library (WASI) knows them. */
export const errno = {
  EACCES: 2,
  EBADF: 8,
  EEXIST: 20,
  EINVAL: 28,
  EISDIR: 31,
  EMFILE: 33,
  ENAMETOOLONG: 37,
  ENOENT: 44,
  ENOSPC: 51,
  ENOSYS: 52,
  ENOTDIR: 54,
  ENOTEMPTY: 55,
  ENOTTY: 59,
  EOVERFLOW: 61,
  EROFS: 69,
  ESPIPE: 70,
} as const;

export type ErrnoName = keyof typeof errno;

/** A failed file call that the program sees as an `OSError`. */
export class FileError extends Error {
  readonly errno: number;

  constructor(name: ErrnoName) {
    super(name);
    this.errno = errno[name];
  }
}
