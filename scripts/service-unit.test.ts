import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const unit = readFileSync(path.join(root, 'deploy/python-learning.service'), 'utf8');
const operations = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
const { stdout: version } = spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' });
/** Older versions cannot check a file that is not installed. */
const canJudgeFiles = Number(/^systemd (\d+)/.exec(version ?? '')?.[1] ?? 0) >= 250;

/** Every value of a key, in order. */
function valuesOf(key: string): string[] {
  return [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value ?? '');
}

/** The words of the start command, with the paths of Node and of the app. */
function startCommand(): { command: string[]; node: string; main: string } {
  const command = valuesOf('ExecStart')[0]?.split(' ') ?? [];
  const [node = '', main = ''] = command.slice(-2);
  return { command, node, main };
}

describe('the unit of systemd', () => {
  test.each([
    ['User', /^(?!root$)[a-z-]+$/],
    ['NoNewPrivileges', /^yes$/],
    ['ProtectSystem', /^strict$/],
    ['ProtectHome', /^yes$/],
    ['PrivateTmp', /^yes$/],
    ['PrivateDevices', /^yes$/],
    ['ProtectProc', /^invisible$/],
    ['RestrictNamespaces', /^yes$/],
    ['LockPersonality', /^yes$/],
    ['RestrictAddressFamilies', /^AF_UNIX AF_INET AF_INET6 AF_NETLINK$/],
    ['ReadWritePaths', /^\/var\/lib\/python-learning$/],
    ['UMask', /^0077$/],
    ['MemoryMax', /^\d+G$/],
    ['TasksMax', /^\d+$/],
    ['CPUWeight', /^\d+$/],
    // Connections take half of it: fewer would refuse learners.
    ['LimitNOFILE', /^65536$/],
    ['OOMPolicy', /^continue$/],
  ])('has %s as it promises', (key, expected) => {
    expect(valuesOf(key)).toEqual([expect.stringMatching(expected)]);
  });

  test('leaves the powers to lend the sandbox a user and to end it, and no other', () => {
    const powers = ['CAP_SETUID CAP_SETGID CAP_KILL'];
    expect([valuesOf('AmbientCapabilities'), valuesOf('CapabilityBoundingSet')]).toEqual([powers, powers]);
  });

  test('starts the app in production with its own data, whatever the file of settings says (security 57)', () => {
    const { command, node, main } = startCommand();
    const shown =
      'console.log(JSON.stringify([process.env.NODE_ENV, process.env.DATA_DIR, process.env.PORT]))';
    const words = command.flatMap((word) =>
      word === node ? [process.execPath, '-e', shown] : word === main ? [] : [word],
    );
    const file = { NODE_ENV: 'development', DATA_DIR: '.data', PORT: '3001' };
    const { stdout } = spawnSync(words[0] ?? '', words.slice(1), { env: file, encoding: 'utf8' });
    expect(JSON.parse(stdout)).toEqual(['production', '/var/lib/python-learning/data', '3001']);
  });

  test('starts a Node and an app that are where the document says', () => {
    const { node, main } = startCommand();
    expect(operations).toContain(`/opt/node --strip-components=1`);
    expect(node).toBe('/opt/node/bin/node');
    expect(existsSync(path.join(root, path.relative('/opt/python-learning', main)))).toBe(true);
  });

  test('filters system calls, and lets V8 make machine code', () => {
    expect(valuesOf('SystemCallFilter')[0]).toContain('@system-service');
    expect(valuesOf('MemoryDenyWriteExecute')).toEqual([]);
  });
});

describe.skipIf(!canJudgeFiles)('systemd', () => {
  let file: string;
  beforeAll(() => {
    file = path.join(mkdtempSync(path.join(tmpdir(), 'unit-')), 'python-learning.service');
    writeFileSync(file, unit);
  });
  afterAll(() => rmSync(path.dirname(file), { recursive: true }));

  const analyze = (...words: string[]) =>
    spawnSync('systemd-analyze', [...words, file], { encoding: 'utf8' });

  test('understands every line of the unit', () => {
    const { status, stdout, stderr } = analyze('verify', '--man=no');
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  });

  test('counts it among the services that are well locked up', () => {
    const { status, stdout } = analyze('security', '--offline=yes', '--no-pager', '--threshold=25');
    expect(stdout).toContain('Overall exposure level');
    expect(status).toBe(0);
  });
});
