import { describe, expect, it } from 'vitest';
import { listFiles } from './screen-files.ts';

const source = `${import.meta.dirname.replace(/build$/, 'src')}`;

function chunk(fileName: string, module: string, imports: readonly string[] = []) {
  return { fileName, imports: [...imports], moduleIds: [`${source}/${module}`] };
}

const chunks = [
  chunk('app.js', 'main.tsx', ['libraries.js']),
  { fileName: 'libraries.js', imports: [], moduleIds: [] },
  chunk('contact.js', 'app/routes/contact.tsx', ['libraries.js', 'field.js']),
  chunk('field.js', 'ui/field.tsx'),
  chunk('html.js', 'ui/medal-disc.tsx'),
];
const contact = { module: 'contact' };

describe('the files of a screen', () => {
  it('are its own and all that they import, without those of every page', () => {
    expect(listFiles(contact, {}, chunks, [])).toEqual(['contact.js', 'field.js']);
  });

  it('include what the screen loads once it runs, and its font', () => {
    const needs = { modules: ['ui/medal-disc.tsx'], font: 'mono' };
    const files = listFiles(contact, needs, chunks, ['mono-400.woff2', 'catamaran-400.woff2']);
    expect(files).toEqual(['contact.js', 'field.js', 'html.js', 'mono-400.woff2']);
  });

  it.each([
    [{ module: 'gone' }, {}],
    [{ usesData: true as const }, {}],
    [{}, { modules: ['ui/gone.tsx'] }],
  ])('stop the build when a module has none: %o %o', (change, needs) => {
    const list = () => listFiles({ ...contact, ...change }, needs, chunks, []);
    expect(list).toThrow('of which no file was built');
  });
});
