import { join } from 'node:path';

/** Folder of this package: it holds `content/` and `media/`. */
export const packageRoot = join(import.meta.dirname, '..');
