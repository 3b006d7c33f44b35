/* Plain JavaScript, and old enough in its syntax that any Node with modules can say why it cannot go on. */
import { readFileSync } from 'node:fs';

/**
 * Whether a Node is older than the project's `engines` ask for. Such a Node cannot run TypeScript as it is.
 * @param {string} version as in `process.versions.node`
 */
export function isOldNode(version) {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [major, minor] = version.split('.').map(Number);
  const [leastMajor, leastMinor] = engines.node.replace('>=', '').split('.').map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}
