import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Each way to build a pattern from text, planted once in a tree with the project's own rules. */
const planted: Readonly<Record<string, string>> = {
  'packages/feedback/src/made.ts': 'export const made = (name: string) => new RegExp(name);\n',
  'packages/feedback/src/flagged.ts': "export const made = (name: string) => new RegExp(name, 'u');\n",
  'apps/api/src/called.ts': 'export const made = (name: string) => RegExp(name);\n',
  'apps/api/src/joined.ts': "export const made = (name: string) => new RegExp('^' + name + '$');\n",
  'apps/web/src/global.tsx': 'export const made = (name: string) => new globalThis.RegExp(name);\n',
  'scripts/global.ts': "export const made = (name: string) => globalThis.RegExp(name, 'u');\n",
};

const allowed: Readonly<Record<string, string>> = {
  'packages/feedback/src/constant.ts': 'export const constant = /a/u;\n',
  'packages/feedback/src/escaped.ts': 'export const escaped = (text: string) => RegExp.escape(text);\n',
  'packages/feedback/src/own.test.ts': 'export const made = (name: string) => new RegExp(name);\n',
};

describe('a pattern that is made of text', () => {
  let folder = '';
  let refused = '';

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'constant-patterns-'));
    for (const [file, source] of Object.entries({ ...planted, ...allowed })) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), source);
    }
    await mkdir(path.join(folder, 'scripts/lint'), { recursive: true });
    for (const file of ['biome.json', 'scripts/lint/constant-patterns.grit'])
      await copyFile(path.join(root, file), path.join(folder, file));
    refused = await lint(folder);
  }, 60_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(Object.keys(planted))('is refused in %s', (file) => {
    expect(refused).toContain(`${file}:1:`);
  });

  test.each(Object.keys(allowed))('is no fault of %s', (file) => {
    expect(refused).not.toContain(file);
  });
});

function lint(folder: string): Promise<string> {
  const args = [
    path.join(root, 'node_modules/@biomejs/biome/bin/biome'),
    'lint',
    '--colors=off',
    '--vcs-enabled=false',
    '.',
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
}
