import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const execute = promisify(execFile);

/** What the staff does in a terminal on the server of the stories; what the terminal prints. */
export async function staff(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'], LOG_LEVEL: 'warn' };
  const { stdout } = await execute(process.execPath, ['scripts/admin.ts', ...words], { cwd: root, env });
  return stdout;
}
