import { expect, it } from 'vitest';
import { routes } from './routes.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./routes/*.tsx', '!./routes/*.test.tsx'], {
  eager: true,
});

it('the table of routes names every screen that the modules export, and no other', () => {
  const exported = Object.entries(modules).flatMap(([file, module]) =>
    Object.keys(module).map((name) => `${file} ${name}`),
  );
  const named = Object.entries(routes).map(([name, { module }]) => `./routes/${module}.tsx ${name}`);
  expect(named.sort()).toEqual(exported.sort());
});
