import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSlowConnection } from './connection.ts';

const tell = (connection: unknown) => vi.stubGlobal('navigator', { connection });
afterEach(() => vi.unstubAllGlobals());

describe('a connection', () => {
  it.each([{ effectiveType: '2g' }, { effectiveType: '3g' }, { effectiveType: '4g', saveData: true }])(
    'is slow where the browser says %o',
    (connection) => {
      tell(connection);
      expect(isSlowConnection()).toBe(true);
    },
  );

  it.each([{ effectiveType: '4g', saveData: false }, undefined, null])(
    'is not known to be slow where the browser says %o',
    (connection) => {
      tell(connection);
      expect(isSlowConnection()).toBe(false);
    },
  );
});
