import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const execute = promisify(execFile);

/** Runs the admin command on the server of the tests. Resolves with what it prints. */
export function staff(...words: string[]): Promise<string> {
  return inTerminal('scripts/admin.ts', ...words);
}

/** Creates a learner with a subscription who has completed this many milestones. */
export async function seedLearner(email: string, password: string, milestones: number): Promise<void> {
  await inTerminal('scripts/seed-learner.ts', email, password, String(milestones));
}

/** Lets days go by for what a learner has answered in cards. */
export async function letDaysPass(email: string, days: number): Promise<void> {
  await inTerminal('scripts/move-answers.ts', email, String(days));
}

async function inTerminal(script: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'], LOG_LEVEL: 'warn' };
  const { stdout } = await execute(process.execPath, [script, ...words], { cwd: root, env });
  return stdout;
}
