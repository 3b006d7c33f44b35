import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../src/lib/language/language.ts';
import { m } from '../src/paraglide/messages.js';
import { shortenMessage } from './short-messages.ts';

const folder = `${import.meta.dirname}/../src/paraglide/messages`;
const compiled = readdirSync(folder)
  .filter((name) => /^[a-z]\w*\.js$/.test(name))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

describe('a compiled message', () => {
  it('never brings the runtime of the compiler', () => {
    expect(compiled.length).toBeGreaterThan(900);
    expect(compiled.map(shortenMessage).filter((code) => /^import .*runtime/m.test(code))).toEqual([]);
  });

  it('becomes one function, unless it has a plural', () => {
    const long = compiled.filter((code) => shortenMessage(code).includes('const en_'));
    expect(long.filter((code) => !code.includes('registry.plural'))).toEqual([]);
  });

  // Messages in tests pass through the same plugin.
  it('is said in the language of the app or in the one that is asked for, its blanks filled', () => {
    const inputs = { minutes: 3, megabytes: 2 };
    setLanguage('en');
    expect(m.landing_demo_size(inputs)).toBe('3 min, 2 MB');
    expect(m.landing_demo_size(inputs, { locale: 'ta' })).toBe('3 நிமிடம், 2 MB');
    setLanguage('ta');
    expect(m.landing_demo_size(inputs)).toBe('3 நிமிடம், 2 MB');
    expect(m.certificate_missing_exercises({ count: 1 }, { locale: 'en' })).toBe('1 exercise');
  });

  it('in a form that is not known stops the build', () => {
    expect(() => shortenMessage('export const a = () => ``')).toThrow('another form');
  });
});
