import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);

const stamp = path.join(root, 'node_modules', '.installed-lockfile');

/** Path of the Node that the project installs as a package. */
export function projectNode() {
  return path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
}

/**
 * Installs the packages of the lockfile, unless this very lockfile is installed already. Exits the process on failure.
 */
export function ensureDependencies() {
  const lockfile = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile && existsSync(projectNode())) return;
  console.log('▸ Installing dependencies (a minute or two the first time)');
  // Hides npm's warnings: the machine's own Node may be older than the project's, which does not matter here.
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (result.status !== 0) {
    console.error('The dependencies could not be installed. Check the network connection and try again.');
    process.exit(result.status ?? 1);
  }
  if (!existsSync(projectNode())) {
    console.error(
      `There is no Node for ${process.platform}-${process.arch} among the packages of this project.`,
    );
    process.exit(1);
  }
  writeFileSync(stamp, lockfile);
}
