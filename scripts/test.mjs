/**
 * `npm test` on a clone where nothing was installed: dependencies, a browser, then every check. Plain JavaScript
 * for any Node that npm brings along; everything after the installation runs on the project's own Node.
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
