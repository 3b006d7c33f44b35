/** Starts the built app. A Node that is too old for it, or a missing build, ends with one sentence instead of a stack. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isOldNode } from './old-node.mjs';

if (isOldNode(process.versions.node)) {
  console.error(
    `Node ${process.versions.node} cannot run this app. "npm start" brings a Node that can; for a server see docs/operations.md.`,
  );
  process.exit(1);
}
const built = new URL('dist/main.js', import.meta.url);
const madeFrom = new URL('dist/migrations.json', import.meta.url);
if (!existsSync(built) || !existsSync(madeFrom)) refuse('The server is not built.');
const migrations = readdirSync(new URL('migrations/', import.meta.url)).sort();
if (readFileSync(madeFrom, 'utf8') !== JSON.stringify(migrations))
  refuse('The server was built from other files than those that are here.');
void import(built.href);

function refuse(reason) {
  console.error(`${reason} Run "npm run build --workspace apps/web --workspace apps/api".`);
  process.exit(1);
}
