import * as z from 'zod/mini';

/** An id of the course or of a row, in a path or a body. */
export const id = z.string().check(z.minLength(1), z.maxLength(100));

/** The values of a path with one id. */
export const idParams = z.object({ id });
