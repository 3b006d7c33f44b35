import { expect, it } from 'vitest';
import { screens } from '../lib/screens.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./routes/*.tsx', '!./routes/*.test.tsx'], {
  eager: true,
});

it('the table of screens names every screen that the modules export, and no other', () => {
  const exported = Object.entries(modules).flatMap(([file, module]) =>
    Object.keys(module).map((name) => `${file} ${name}`),
  );
  const named = Object.entries(screens).map(([name, { module }]) => `./routes/${module}.tsx ${name}`);
  expect(named.sort()).toEqual(exported.sort());
});
