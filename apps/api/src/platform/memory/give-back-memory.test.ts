import { afterEach, expect, test, vi } from 'vitest';
import { giveBackMemory } from './give-back-memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('all that nothing uses is collected and given back', () => {
  const gc = vi.fn();
  vi.stubGlobal('gc', gc);
  giveBackMemory();
  expect(gc).toHaveBeenCalledExactlyOnceWith({ type: 'major', flavor: 'last-resort' });
});

test('a process that cannot collect by itself goes on', () => {
  vi.stubGlobal('gc', undefined);
  expect(giveBackMemory).not.toThrow();
});
