import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isPathOf, segmentsOf } from './path-pattern.ts';
import { screens } from './screens.ts';

const addresses = [
  ...Object.values(screens).map(({ path }) => path),
  '/learn/hello-python',
  '/learn/hello-python/',
  '/learn/hello-python/more',
  '/Learn/Hello-Python',
  '/code/%E0%AE%A4',
  '/learn//x',
  '/learn//hello-python',
  '/dashboards',
  '/unknown',
];

describe('the pattern of a screen’s path', () => {
  it.each(Object.values(screens).map(({ path }) => path))(
    'matches the same addresses as the router: %s',
    (pattern) => {
      const matched = addresses.filter((address) => isPathOf(pattern, address));
      expect(matched).toStrictEqual(addresses.filter((address) => matchPath(pattern, address) !== null));
      expect(matched).toContain(pattern);
    },
  );

  it('has one segment between two slashes', () => {
    expect(segmentsOf('/')).toStrictEqual([]);
    expect(segmentsOf('/code/hello-python/')).toStrictEqual(['code', 'hello-python']);
  });
});
