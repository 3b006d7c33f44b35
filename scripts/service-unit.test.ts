import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const unit = readFileSync(path.resolve(import.meta.dirname, '../deploy/python-learning.service'), 'utf8');
const { stdout: version } = spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' });
/** Older versions cannot check a file that is not installed. */
const canJudgeFiles = Number(/^systemd (\d+)/.exec(version ?? '')?.[1] ?? 0) >= 250;

/** Every value of a key, in order. */
function valuesOf(key: string): string[] {
  return [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value ?? '');
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
    ['OOMPolicy', /^continue$/],
  ])('has %s as it promises', (key, expected) => {
    expect(valuesOf(key)).toEqual([expect.stringMatching(expected)]);
  });

  test('leaves the powers to lend the sandbox a user and to end it, and no other', () => {
    const powers = ['CAP_SETUID CAP_SETGID CAP_KILL'];
    expect([valuesOf('AmbientCapabilities'), valuesOf('CapabilityBoundingSet')]).toEqual([powers, powers]);
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
    // A test machine has no Node from its distribution.
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
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
