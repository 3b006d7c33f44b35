/** `Cache-Control` of files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';
