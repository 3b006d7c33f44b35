import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const command = `${import.meta.dirname}/compile-messages.ts`;

/**
 * Compiles the messages from the current files, as learners see them. Runs in a separate process, because the compiler
 * keeps its process from exiting.
 */
export async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, [command]);
}
