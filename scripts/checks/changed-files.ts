import { spawnSync } from 'node:child_process';

/**
 * The files that differ from what is known to be good: those not committed and those of commits that nobody else has;
 * in a clone of what was just committed those of the last commit. Empty where git does not answer.
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
