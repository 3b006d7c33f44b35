import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { installedFiles } from './sandbox-files.ts';
import { sandboxFlags } from './sandbox-process.ts';

const run = promisify(execFile);
const ownPath = fileURLToPath(import.meta.url);
const forbiddenFile = path.join(path.dirname(ownPath), 'written-by-the-sandbox');

/** Runs JavaScript behind the flags of the sandbox, as a program could that broke out of the interpreter. */
async function behindTheWalls(code: string): Promise<string> {
  const script = `
    process.on('uncaughtException', (error) => console.log(error.code ?? error.name));
    try { ${code} } catch (error) { console.log(error.code ?? error.name); }`;
  const flags = [...sandboxFlags(installedFiles), '--input-type=module', '--eval', script];
  const { stdout } = await run(process.execPath, flags, { env: {}, timeout: 20_000 });
  return stdout.trim();
}

describe('the walls around the sandbox process', { timeout: 30_000 }, () => {
  it.each([
    ["(await import('node:fs')).readFileSync('/etc/hostname')", 'ERR_ACCESS_DENIED'],
    [`(await import('node:fs')).readFileSync(${JSON.stringify(ownPath)})`, 'ERR_ACCESS_DENIED'],
    [`(await import('node:fs')).writeFileSync(${JSON.stringify(forbiddenFile)}, 'x')`, 'ERR_ACCESS_DENIED'],
    ["(await import('node:child_process')).execFileSync('/bin/true')", 'ERR_ACCESS_DENIED'],
    ["await import('node:sqlite')", 'ERR_UNKNOWN_BUILTIN_MODULE'],
    ["(0, eval)('1')", 'EvalError'],
    ["new Function('return 1')()", 'EvalError'],
    ["process.binding('fs')", 'ERR_ACCESS_DENIED'],
    ['console.log(JSON.stringify(Object.keys(process.env)))', '[]'],
  ])('refuse: %s', async (code, expected) => {
    expect(await behindTheWalls(code)).toBe(expected);
    expect(existsSync(forbiddenFile)).toBe(false);
  });

  it('refuse the network', async () => {
    let visitors = 0;
    const server = createServer(() => {
      visitors += 1;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const said = await behindTheWalls(`(await import('node:net')).connect(${port}, '127.0.0.1')`);
    server.close();
    expect(said).toBe('ERR_ACCESS_DENIED');
    expect(visitors).toBe(0);
  });
});
