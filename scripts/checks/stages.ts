import { readPlaywright, readVitest, type TestReport } from './test-report.ts';

export type Stage = {
  name: string;
  /** `{report}` is replaced by the file to which a test runner writes its results. */
  command: readonly string[];
  /** Estimated seconds in a fresh clone on two idle cores; printed in the plan, not enforced. */
  aboutS: number;
  /** Beginnings of paths: a change in one of them may break the stage. */
  covers: readonly string[];
  /** Left out by `--quick`: it needs the sandbox, a database, a browser, the network or many seconds. */
  slow?: true;
  /** No other stage runs beside it: it uses every core, measures processor time, or others read what it writes. */
  alone?: true;
  /** Name of the stage that must run before. */
  after?: string;
  /** Reads the results that the command wrote. Without it, the stage counts as one test. */
  read?: (report: string) => TestReport;
};

const code = ['apps/', 'packages/', 'scripts/', 'e2e/', 'bench/', 'package'];
const course = ['packages/curriculum/', 'packages/domain/', 'packages/feedback/', 'packages/python/'];
const api = ['apps/api/', 'packages/'];
const web = ['apps/web/', 'packages/contract/', 'packages/domain/', 'packages/stage/'];

/** Ordered by cost: what is cheap and fails most often comes first. */
export const stages: readonly Stage[] = [
  {
    name: 'messages',
    command: ['npm', 'run', '--silent', 'messages', '--workspace', 'apps/web'],
    aboutS: 1,
    covers: ['apps/web/messages/'],
    alone: true,
  },
  {
    name: 'format and lint',
    command: ['biome', 'check', '--error-on-warnings', '.'],
    aboutS: 2,
    covers: code,
  },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'], aboutS: 5, covers: code },
  { name: 'types of the web app', command: ['tsc', '-p', 'apps/web/tsconfig.json'], aboutS: 2, covers: web },
  {
    name: 'types of the stories',
    command: ['tsc', '-p', 'e2e/tsconfig.json'],
    aboutS: 1,
    covers: ['e2e/', 'packages/curriculum/studio/voice-page/'],
  },
  {
    name: 'type-aware lint',
    command: ['oxlint', '--type-aware', '--deny-warnings'],
    aboutS: 5,
    covers: code,
  },
  {
    name: 'boundaries',
    command: ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'apps', 'packages'],
    aboutS: 2,
    covers: ['apps/', 'packages/', '.dependency-cruiser.mjs'],
  },
  { name: 'unused code', command: ['knip', '--no-progress'], aboutS: 3, covers: [...code, 'knip.json'] },
  { name: 'components', command: ['node', 'scripts/sbom.ts'], aboutS: 1, covers: ['package'] },
  {
    // Pure code needs no isolation: without a worker per file, the tests take half the time.
    name: 'unit tests',
    command: vitest('--project', 'unit', '--no-isolate', '--maxWorkers=2'),
    aboutS: 38,
    covers: code,
    read: readVitest,
  },
  {
    // Apart from the others: a worker that gets files of two projects in turns is started again for each of them.
    name: 'unit tests of the web app',
    command: vitest('--project', 'web', '--exclude', '**/*.test.tsx', '--no-isolate'),
    aboutS: 15,
    covers: web,
    read: readVitest,
  },
  {
    name: 'content',
    command: ['node', 'packages/curriculum/checks/run.ts'],
    aboutS: 42,
    covers: course,
    slow: true,
  },
  {
    name: 'slow tests',
    command: vitest('--project', 'slow'),
    aboutS: 10,
    covers: ['packages/feedback/', 'packages/exercises/', 'apps/api/src/modules/personalized/'],
    slow: true,
    read: readVitest,
  },
  {
    // Asks the registry; without a network it says so and passes.
    name: 'advisories',
    command: ['node', 'scripts/advisories.ts'],
    aboutS: 2,
    covers: ['package'],
    slow: true,
  },
  {
    // These tests wait more than they compute, so use more workers than cores.
    name: 'screen tests',
    command: vitest('--project', 'web', '.test.tsx', '--maxWorkers=4'),
    aboutS: 110,
    covers: web,
    slow: true,
    alone: true,
    read: readVitest,
  },
  {
    name: 'engine tests',
    command: vitest('--project', 'engine'),
    aboutS: 95,
    covers: ['packages/python/', 'packages/feedback/', 'packages/testing/', 'packages/curriculum/checks/'],
    slow: true,
    alone: true,
    read: readVitest,
  },
  {
    name: 'api tests',
    command: vitest('--project', 'api'),
    aboutS: 180,
    covers: [...api, 'scripts/start', 'scripts/serve', 'scripts/build', 'scripts/built-parts'],
    slow: true,
    alone: true,
    read: readVitest,
  },
  {
    name: 'playback',
    command: ['node', 'packages/curriculum/studio/check-playback.ts'],
    aboutS: 20,
    covers: ['packages/curriculum/studio/', 'packages/curriculum/media/', 'packages/stage/'],
    slow: true,
  },
  {
    name: 'web build',
    command: ['npm', 'run', '--silent', 'build', '--workspace', 'apps/web'],
    aboutS: 3,
    covers: web,
    slow: true,
  },
  {
    name: 'browser stories',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    aboutS: 490,
    covers: ['e2e/', 'apps/', 'packages/'],
    slow: true,
    alone: true,
    after: 'web build',
    read: readPlaywright,
  },
];

function vitest(...choice: string[]): string[] {
  return ['vitest', 'run', ...choice, '--reporter=default', '--reporter=json', '--outputFile.json={report}'];
}
