/**
 * `npm test` on a fresh clone: installs the dependencies and a browser, then runs every check. Plain JavaScript, so
 * that any Node with npm can run it; after the installation, everything runs on the project's own Node.
 */
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.mjs';
import { ensureDependencies, projectNode, root } from './install.mjs';

ensureDependencies();
const browser = ensureBrowser();
const result = spawnSync(projectNode(), ['scripts/checks/run.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
    PATH: `${root}/node_modules/.bin:${process.env.PATH}`,
  },
});
process.exit(result.status ?? 1);
