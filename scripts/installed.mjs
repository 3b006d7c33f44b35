/**
 * Runs before every command that installs nothing itself. Without the packages, or on a Node that cannot run
 * TypeScript, the command ends with one sentence instead of a stack.
 */
import { existsSync } from 'node:fs';
import { isOldNode } from '../apps/api/old-node.mjs';

const isInstalled = existsSync(new URL('../node_modules/.bin', import.meta.url));
if (!isInstalled || isOldNode(process.versions.node)) {
  const fault = isInstalled ? `Node ${process.versions.node} is too old` : 'The packages are not installed';
  console.error(
    `${fault}: run "npm ci", which also installs the Node of the project. "npm start" and "npm test" do it themselves.`,
  );
  process.exit(1);
}
