import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** A copy of the scripts without the packages, as after `git clone`. */
const clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
for (const name of ['package.json', 'scripts', 'apps/api/main.mjs', 'apps/api/old-node.mjs'])
  cpSync(path.join(root, name), path.join(clone, name), { recursive: true });
afterAll(() => rmSync(clone, { recursive: true }));

/** Makes Node say that it is another version, because a test machine has only one. */
const claiming = (version: string): string[] => [
  '--import',
  `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`,
];

function run(cwd: string, program: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', timeout: 60_000 });
  return { status, said: `${stdout}${stderr}` };
}

const cannot = (version: string) =>
  `Node ${version} cannot run this app. "npm start" brings a Node that can; for a server see docs/operations.md.\n`;
const remedy =
  'run "npm ci", which also installs the Node of the project. "npm start" and "npm test" do it themselves.\n';

describe('an old Node', () => {
  test.each(['20.20.2', '22.23.4', '24.14.9'])(
    '%s ends the start with one sentence (security 58)',
    (version) => {
      const said = run(clone, process.execPath, [...claiming(version), 'apps/api/main.mjs']);
      expect(said).toEqual({ status: 1, said: cannot(version) });
    },
  );

  test('ends a command with one sentence that says what to do', () => {
    const said = run(root, process.execPath, [...claiming('20.20.2'), 'scripts/installed.mjs']);
    expect(said).toEqual({ status: 1, said: `Node 20.20.2 is too old: ${remedy}` });
  });

  // The Node of the distribution, where it is a really old one.
  const systems = '/usr/bin/node';
  const version = existsSync(systems) ? run(root, systems, ['--version']).said.trim().slice(1) : '99.0.0';
  test.runIf(Number.parseInt(version, 10) < 24)('of the system itself says so, and no stack', () => {
    expect(run(clone, systems, ['apps/api/main.mjs'])).toEqual({ status: 1, said: cannot(version) });
    expect(run(clone, systems, ['scripts/installed.mjs'])).toEqual({
      status: 1,
      said: `The packages are not installed: ${remedy}`,
    });
  });
});

describe('a good Node', () => {
  test.each(['24.15.0', '26.12.1', '27.0.0'])('%s goes on without a word', (version) => {
    const said = run(root, process.execPath, [...claiming(version), 'scripts/installed.mjs']);
    expect(said).toEqual({ status: 0, said: '' });
  });

  test('says that the packages are missing where they are', () => {
    expect(run(clone, process.execPath, ['scripts/installed.mjs'])).toEqual({
      status: 1,
      said: `The packages are not installed: ${remedy}`,
    });
  });
});

test('every command installs what it needs, or looks first whether it is there', () => {
  const commands = Object.values(scripts).filter(
    (command) =>
      !/^node scripts\/(start|test|dev)\.mjs$/.test(command) &&
      !command.startsWith('node scripts/installed.mjs && node '),
  );
  expect(commands).toEqual([]);
});
