import { expect, it, vi } from 'vitest';
import { madeOnce } from './made-once.ts';

it('a format is made at its first use, once for each of its choices', () => {
  const make = vi.fn((language: string, width: string) => ({ language, width }));
  const format = madeOnce(make);
  expect(make).not.toHaveBeenCalled();
  const long = format('ta', 'long');
  expect(format('ta', 'long')).toBe(long);
  expect(format('ta', 'narrow')).toEqual({ language: 'ta', width: 'narrow' });
  expect(make).toHaveBeenCalledTimes(2);
});

it('no module of the app makes a format while it loads', () => {
  const made: string[] = [];
  // A line without indentation that calls the constructor, and not within a function.
  for (const [file, source] of Object.entries(
    import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ))
    if (/^(?:export )?const \w+ = new Intl\./mu.test(source)) made.push(file);
  expect(made).toEqual([]);
});
