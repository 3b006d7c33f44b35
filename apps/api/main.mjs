/** Starts the built app. A Node that is too old for it, or a missing build, ends with one sentence instead of a stack. */
import { existsSync } from 'node:fs';
import { isOldNode } from './old-node.mjs';

if (isOldNode(process.versions.node)) {
  console.error(
    `Node ${process.versions.node} cannot run this app. "npm start" brings a Node that can; for a server see docs/operations.md.`,
  );
  process.exit(1);
}
const built = new URL('dist/main.js', import.meta.url);
if (!existsSync(built)) {
  console.error('The server is not built. Run "npm run build --workspace apps/api".');
  process.exit(1);
}
void import(built.href);
