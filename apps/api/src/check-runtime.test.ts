import { expect, test } from 'vitest';
import { checkRuntime, runtimeFault } from './check-runtime.ts';
import { StartError } from './start-error.ts';

function check(version: string, isProduction: boolean, acceptsFaultyRuntime: boolean) {
  const heard = { warned: [] as string[], said: [] as string[] };
  checkRuntime(
    version,
    { isProduction, acceptsFaultyRuntime },
    { warn: (line) => void heard.warned.push(line), say: (line) => void heard.said.push(line) },
  );
  return heard;
}

test.each(['26.10.0', '26.12.0', '24.22.1', '22.23.4'])(
  'production refuses to start on Node %s (security 58)',
  (version) => {
    expect(() => check(version, true, false)).toThrow(StartError);
    expect(() => check(version, true, false)).toThrow('ACCEPT_RUNTIME_WITH_KNOWN_HOLES=yes');
  },
);

test('who accepts it is warned at each start (security 58)', () => {
  for (const _start of [1, 2]) {
    const { warned, said } = check('26.10.0', true, true);
    expect(warned).toEqual([
      expect.stringMatching(/^Node 26\.10\.0 has known security holes, .*accepts it\.$/),
    ]);
    expect(said).toEqual([]);
  }
});

test('a developer is told in one line', () => {
  expect(check('26.10.0', false, false)).toEqual({ warned: [], said: [expect.stringMatching(/^[^\n]+$/)] });
});

test.each([true, false])('a good release starts without a word, production %s', (isProduction) => {
  expect(check('26.12.1', isProduction, false)).toEqual({ warned: [], said: [] });
});

const holes = 'has known security holes';
const noWall = 'does not keep the sandbox from the network';

test.each([
  ['26.12.1', null],
  ['26.12.2', null],
  ['26.13.0', null],
  ['27.0.0', null],
  ['26.12.0', holes],
  ['26.10.0', holes],
  ['26.9.9', holes],
  ['24.22.0', holes],
  ['24.21.0', holes],
  ['24.22.1', noWall],
  ['24.23.0', noWall],
  ['25.9.0', holes],
  ['22.23.4', holes],
  ['8.0.0', holes],
  ['27.0.0-nightly20261101', holes],
  ['', holes],
])('Node "%s": %s (security 58)', (version, fault) => {
  expect(runtimeFault(version)).toBe(fault);
});
