import { fileURLToPath } from 'node:url';
import type { compile } from '@inlang/paraglide-js';

const web = fileURLToPath(new URL('..', import.meta.url));

/** Options of the message compiler, shared by the build, the tests and `npm run messages`. */
export const messageCompiler = {
  project: `${web}project.inlang`,
  outdir: `${web}src/paraglide`,
  strategy: ['globalVariable', 'baseLocale'],
  // One module for each message, also in development: a route's chunk then holds the messages of that route.
  outputStructure: 'message-modules',
  emitReadme: false,
} satisfies Parameters<typeof compile>[0];
