import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A test to repeat: a part of its name, its file, or both. */
export type AgainRequest = { file: string | null; name: string | null; times: number };

const execute = promisify(execFile);
const stories = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'] as const;

/** Returns the commands of the test runners that repeat the test. */
export async function commandsFor(root: string, request: AgainRequest): Promise<string[][]> {
  const { file, name, times } = request;
  const pattern = name === null ? null : RegExp.escape(name);
  const inBrowser = [
    ...stories,
    ...(file === null ? [] : [file]),
    ...(pattern === null ? [] : ['-g', pattern]),
  ];
  const commands: string[][] = [];
  if (file === null || file.includes('.story.')) {
    const isThere = await execute(inBrowser[0] ?? '', [...inBrowser.slice(1), '--list'], { cwd: root }).then(
      () => true,
      () => false,
    );
    if (isThere) commands.push([...inBrowser, `--repeat-each=${times}`, '--retries=0', '--reporter=line']);
  }
  if (file !== null ? !file.includes('.story.') : commands.length === 0) {
    const files = file === null && name !== null ? await filesThatName(root, name) : [file ?? ''];
    const only = pattern === null ? [] : ['-t', pattern];
    if (files.length > 0)
      commands.push(['vitest', 'run', ...files, ...only, `--repeats=${times - 1}`, '--retry=0']);
  }
  return commands;
}

/** Test files that contain a name. To find a name that is built from parts, search for one of the parts. */
export async function filesThatName(root: string, name: string): Promise<string[]> {
  const words = ['grep', '-lF', '--untracked', name, '--', '*.test.ts', '*.test.tsx'];
  const found = await execute('git', words, { cwd: root }).catch(() => ({ stdout: '' }));
  return found.stdout.split('\n').filter((line) => line !== '');
}
