import { expect, test } from 'vitest';
import { checkRuntime } from './check-runtime.ts';
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
