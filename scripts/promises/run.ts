/**
 * Breaks the promises of docs/security.md one after another, in a copy of the repository, and shows that the test that
 * the page names fails.
 *
 *     npm run promises
 *     npm run promises -- 24 "privacy 10"
 *
 * A number alone is one of the list about security, and `beyond` are those without a number. Takes about 15 seconds for each break.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesThatName } from '../checks/again-commands.ts';
import { readVitest } from '../checks/test-report.ts';
import { promiseBreaks, withoutBreak } from './breaks/index.ts';
import { makeCopyOfTree } from './copy-of-tree.ts';
import { broken, countPlaces, type PromiseBreak } from './promise-break.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** A test run that takes longer has failed in another way. */
const longestRunMs = 600_000;

type Seen = 'test failed' | 'NOT SEEN' | 'STALE' | 'NO TEST RAN';

const wanted = process.argv.slice(2).map((word) => (/^\d+$/.test(word) ? `security ${word}` : word));
const chosen = promiseBreaks.filter(({ promise }) => wanted.length === 0 || wanted.includes(promise));
if (chosen.length === 0) {
  console.error(`No break is listed for ${wanted.join(', ')}.`);
  process.exit(2);
}

const copy = makeCopyOfTree(root);
process.once('exit', () => copy.remove());
process.once('SIGINT', () => process.exit(130));

console.log(`${chosen.length} breaks, in ${copy.folder}. First, the named tests without any.`);
const sound = await runTests([...new Set(chosen.map(({ title }) => title))]);
if (sound === null || sound.failed > 0 || sound.passed === 0) {
  console.error(`They fail already, so they prove nothing:\n${sound?.failures.join('\n') ?? 'no report'}`);
  process.exit(1);
}
console.log(`${sound.passed} passed.`);

const results: { one: PromiseBreak; seen: Seen }[] = [];
for (const one of chosen) {
  const seen = await seenWhenBroken(one);
  results.push({ one, seen });
  console.log(`${one.promise.padEnd(12)} | ${one.does.padEnd(64)} | ${seen}`);
}
summarise();

async function seenWhenBroken(one: PromiseBreak): Promise<Seen> {
  const file = path.join(copy.folder, one.file);
  const source = readFileSync(file, 'utf8');
  if (countPlaces(one, source) !== 1) return 'STALE';
  try {
    writeFileSync(file, broken(one, source));
    const report = await runTests([one.title]);
    if (report === null || report.tests.length === 0) return 'NO TEST RAN';
    return report.failed > 0 ? 'test failed' : 'NOT SEEN';
  } finally {
    writeFileSync(file, source);
  }
}

/** Runs the tests with one of these titles; null when the runner wrote no report. */
async function runTests(titles: readonly string[]): Promise<ReturnType<typeof readVitest> | null> {
  const files = new Set((await Promise.all(titles.map((title) => filesThatName(root, title)))).flat());
  const reportFile = path.join(copy.folder, 'promises-report.json');
  rmSync(reportFile, { force: true });
  const only = titles.map(patternOf).join('|');
  const words = ['run', ...files, '-t', only, '--retry=0', '--reporter=json', `--outputFile=${reportFile}`];
  await new Promise<void>((resolve, reject) => {
    const child = spawn('vitest', words, { cwd: copy.folder, stdio: 'ignore', timeout: longestRunMs });
    child.on('error', reject);
    child.on('exit', () => resolve());
  });
  return existsSync(reportFile) ? readVitest(readFileSync(reportFile, 'utf8')) : null;
}

/** Matches a title in which the runner has filled in the placeholders. */
function patternOf(title: string): string {
  return title
    .split(/%[sj]/)
    .map((part) => RegExp.escape(part))
    .join('.*');
}

function summarise(): void {
  const unseen = results.filter(({ seen }) => seen !== 'test failed');
  const promises = new Set(results.map(({ one }) => one.promise));
  for (const { one } of unseen) promises.delete(one.promise);
  if (wanted.length === 0) {
    for (const [promise, why] of Object.entries(withoutBreak))
      console.log(`${promise.padEnd(12)} | not broken: ${why}`);
  }
  console.log(
    `\n${results.length - unseen.length} of ${results.length} breaks were seen by the named test; ${promises.size} promises hold.`,
  );
  if (unseen.length > 0) process.exitCode = 1;
}
