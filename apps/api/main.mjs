/** Starts the app. A Node that cannot run TypeScript ends with one sentence instead of a stack. */
import { isOldNode } from './old-node.mjs';

if (isOldNode(process.versions.node)) {
  console.error(
    `Node ${process.versions.node} cannot run this app. "npm start" brings a Node that can; for a server see docs/operations.md.`,
  );
  process.exit(1);
}
void import('./src/main.ts');
