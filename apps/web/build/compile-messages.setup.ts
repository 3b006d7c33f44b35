import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const command = `${import.meta.dirname}/compile-messages.ts`;

/**
 * The tests read messages as the learner does: compiled from the files of today. In a process of its own, because
 * the compiler keeps its process from ending.
 */
export async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, [command]);
}
