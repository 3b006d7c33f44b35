import { spawnSync } from 'node:child_process';

/**
 * Files that differ from a known good state: uncommitted ones, and those of commits that are not pushed. When there are
 * none, as in a fresh clone, those of the last commit. Empty when git does not answer.
 */
export function changedFiles(root: string): string[] {
  const git = (...words: string[]): string[] => {
    const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
  };
  const uncommitted = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const own = git('diff', '--name-only', '@{upstream}...HEAD');
  const known = [...uncommitted, ...own];
  return [...new Set(known.length > 0 ? known : git('diff', '--name-only', 'HEAD~1', 'HEAD'))];
}
