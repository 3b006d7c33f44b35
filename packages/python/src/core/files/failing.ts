import { FileError } from './errno.ts';

/** Host calls return a number: the result, or the number of an error. */
/** System calls return an error as a negative number, the newer WASI file calls as a positive one. */
function failing<Args extends unknown[]>(sign: 1 | -1, call: (...args: Args) => number | undefined) {
  return (...args: Args): number => {
    try {
      return call(...args) ?? 0;
    } catch (error) {
      if (error instanceof FileError) return sign * error.errno;
      throw error;
    }
  };
}

export const syscall = <Args extends unknown[]>(call: (...args: Args) => number | undefined) =>
  failing(-1, call);
export const wasi = <Args extends unknown[]>(call: (...args: Args) => number | undefined) => failing(1, call);
