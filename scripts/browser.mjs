import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const known = [
  process.env.CHROMIUM_PATH,
  // Draws no windows, so it starts in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium for the browser tests, or installs one: with the system's package manager if possible, else with
 * Playwright. Returns its path, or null to use Playwright's own. Exits the process when none can be installed.
 */
export function ensureBrowser() {
  const found = installedBrowser();
  if (found !== null) return found;
  console.log('▸ No Chromium found: installing one for the browser tests');
  if (installBySystem()) {
    const installed = installedBrowser();
    if (installed !== null) return installed;
  }
  console.log('▸ The package manager has none: asking Playwright for its own');
  const result = spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
  if (result.status !== 0) {
    console.error(
      'No browser could be installed. Install Chromium, or set CHROMIUM_PATH to one, and run again.',
    );
    process.exit(1);
  }
  return null;
}

function installedBrowser() {
  return known.find((file) => file && existsSync(file)) ?? null;
}

function installBySystem() {
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends'];
  return (
    run(['apt-get', 'update', '-qq']) &&
    (run([...install, 'chromium-headless-shell']) || run([...install, 'chromium']))
  );
}

function run(command) {
  const [program, ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
}
