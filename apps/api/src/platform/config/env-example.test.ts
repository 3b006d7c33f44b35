import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settingNames } from './config.ts';

const example = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8');

describe('the example of settings', () => {
  test('sets nothing, so that a copy of it switches no server to development (security 57)', () => {
    expect(example.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))).toEqual([]);
  });

  test('names every setting once, and none that there is not', () => {
    const named = [...example.matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
    expect(new Set(named)).toEqual(new Set(settingNames));
  });

  test('shows a server no other mode than production', () => {
    expect([...example.matchAll(/NODE_ENV=(\w+)/g)].map(([, mode]) => mode)).toEqual([
      'production',
      'production',
    ]);
  });
});
