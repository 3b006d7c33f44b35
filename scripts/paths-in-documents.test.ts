import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Every file tracked by git, relative to the root. */
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** Decisions are left out: they describe what was true when they were made. */
const documents = files.filter(
  (file) => file.endsWith('.md') && !/^(?:docs\/decisions\/0|packages\/curriculum\/content\/)/.test(file),
);

const ending = /[\w*>}]\.(?:ts|tsx|mts|mjs|js|css|json|jsonc|yaml|yml|md|sql|py|grit|service|example)$/;
/** Generated, and not tracked by git. */
const madeByACommand = /^(?:\.data|\.cache|dist|node_modules|screens)\b|\/dist\//;
const isPath = (code: string) =>
  /^[\w.@*{},<>-]+(?:\/[\w.@*{},<>-]+)*\/?$/.test(code) &&
  (ending.test(code) || /^(?:apps|packages|scripts|docs|e2e|bench|deploy|\.github)\//.test(code));

function pathsIn(text: string): { links: string[]; codes: string[] } {
  const prose = text.replaceAll(/^```.*?^```/gms, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address]) => String(address));
  const codes = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code]) => String(code));
  return {
    links: links.filter((link) => !/^(?:[a-z]+:|#)/.test(link)).map((link) => link.replace(/#.*$/, '')),
    codes: codes.filter((code) => isPath(code) && !madeByACommand.test(code)),
  };
}

/**
 * Whether the path of a tracked file, or of a folder with files, ends with `code`. A name in angle brackets matches
 * any.
 */
function exists(code: string): boolean {
  const pattern = `**/${code.replaceAll(/<[\w-]+>/g, '*').replace(/\/$/, '')}`;
  return files.some((file) => path.matchesGlob(file, pattern) || path.matchesGlob(file, `${pattern}/**`));
}

/** Paths that a document names and that do not exist. */
function lostIn(document: string, text: string): string[] {
  const { links, codes } = pathsIn(text);
  return [
    ...links.filter((link) => !existsSync(path.resolve(root, path.dirname(document), link))),
    ...codes.filter((code) => !exists(code)),
  ];
}

describe('the paths that documents name', () => {
  test.each(documents)('exist: %s', (document) => {
    expect(lostIn(document, readFileSync(path.join(root, document), 'utf8'))).toEqual([]);
  });

  test('are found, also as a placeholder, and a lost one is told', () => {
    const text = '[x](gone.md) `apps/api/src/<part>.ts` `apps/gone/x.ts` `gone.ts` `npm test` [y](README.md)';
    expect(lostIn('README.md', text)).toEqual(['gone.md', 'apps/gone/x.ts', 'gone.ts']);
  });
});
