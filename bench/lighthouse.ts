/**
 * Prints Lighthouse's scores of every public page on a phone: `node bench/lighthouse.ts [origin [page …]]`. Without an
 * origin, starts the product on a data folder of its own. Lighthouse is fetched by npx and is no dependency.
 */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { printFigure } from './figures.ts';
import { startServer } from './server.ts';

const lighthouse = 'lighthouse@13.5.0';
const pages = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/contact',
  '/subscription',
  '/policy/return-policy',
  '/policy/privacy-policy',
  '/policy/terms-conditions',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Lowest acceptable score of each category, out of 100. */
const aim = 95;

type Scores = Record<(typeof categories)[number], number>;

const folder = await mkdtemp(path.join(tmpdir(), 'python-learning-lighthouse-'));
// Open to the unprivileged user that the database runs as when root runs the benchmarks.
await chmod(folder, 0o755);
try {
  const [origin, ...chosen] = process.argv.slice(2);
  if (origin !== undefined) await judgeAll(origin, chosen);
  else await judgeOwnServer();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function judgeOwnServer(): Promise<void> {
  const server = await startServer(path.join(folder, 'data'), Number(process.env['PORT'] ?? 4330));
  try {
    await judgeAll(server.origin);
  } finally {
    await server.stop();
  }
}

/** Scores the chosen pages; all of them if none is chosen. */
async function judgeAll(origin: string, chosen: readonly string[] = []): Promise<void> {
  console.log(`\n${lighthouse}: each public page on a phone`);
  for (const page of chosen.length === 0 ? pages : chosen) {
    const scores = await judgeFairly(origin + page);
    for (const category of categories)
      printFigure(`${page} ${category}`, String(scores[category]), {
        text: `≥ ${aim}`,
        reached: scores[category] >= aim,
      });
  }
}

/** Scores a page. Below the aim, takes the median of three, since a busy machine slows pages. */
async function judgeFairly(address: string): Promise<Scores> {
  const first = await judge(address);
  if (categories.every((category) => first[category] >= aim)) return first;
  const all = [first, await judge(address), await judge(address)];
  const middle = (category: (typeof categories)[number]) =>
    all.map((scores) => scores[category]).toSorted((a, b) => a - b)[1] ?? 0;
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
  };
}

async function judge(address: string): Promise<Scores> {
  const report = path.join(folder, 'report.json');
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' } },
  );
  return readScores(JSON.parse(await readFile(report, 'utf8')));
}

/** Converts scores from 0–1 to 0–100. Null, a page that could not be scored, counts as 0. */
function readScores(report: { categories: Record<string, { score: number | null }> }): Scores {
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
