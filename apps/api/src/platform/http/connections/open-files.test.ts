import { expect, test } from 'vitest';
import { connectionsWithin, limitIn, openFileLimit } from './open-files.ts';

const limits = `Limit                     Soft Limit           Hard Limit           Units
Max processes             unlimited            unlimited            processes
Max open files            1024                 524288               files
`;

test('the limit of open files is read where the kernel says it', () => {
  expect(limitIn(limits)).toBe(1024);
  expect(limitIn(limits.replace('1024  ', 'unlimited'))).toBe(Number.POSITIVE_INFINITY);
  expect(limitIn('nothing of it')).toBe(1024);
  expect(openFileLimit()).toBeGreaterThan(0);
});

test.each([64, 256, 1024, 8192, 65_536, Number.POSITIVE_INFINITY])(
  'connections and their files fit %d open files, and one network has half of them at most',
  (openFiles) => {
    const { connections, connectionsPerNetwork } = connectionsWithin(openFiles);
    expect(connections * 2).toBeLessThanOrEqual(openFiles);
    expect(connections).toBeLessThanOrEqual(10_000);
    expect(connectionsPerNetwork).toBeLessThanOrEqual(connections / 2);
    expect(connectionsPerNetwork).toBeGreaterThan(0);
  },
);
