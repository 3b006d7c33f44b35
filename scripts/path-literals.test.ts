import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { screens } from '../apps/web/src/lib/screens.ts';
import { contract } from '../packages/contract/src/index.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Code that shows screens, builds them or leads to them. Tests write paths as learners do. */
const sources = 'apps/{web/{src,build},api/src}/**/*.{ts,tsx}';
const excluded = ['**/*.{test,fixture}.*', 'apps/web/src/test/**', 'apps/web/src/lib/screens.ts'];

const patterns = Object.values(screens).map(({ path: pattern }): string => pattern);
/** What the paths with a parameter begin with: `/learn/`. */
const beginnings = patterns.flatMap((pattern) => /^\/.*\/(?=:)/.exec(pattern) ?? []);
const calls = new Set<string>(
  Object.values(contract).flatMap((feature) => Object.values(feature).map((call) => call.path)),
);

/** Paths of screens that a source writes by hand, as a text or at the beginning of a template. */
function pathLiterals(file: string, code: string): string[] {
  const found: string[] = [];
  const add = (text: string) => {
    const isHome = text === '/';
    const isPath =
      patterns.some((pattern) => pattern === text) || beginnings.some((one) => text.startsWith(one));
    if (isPath && !isHome && !calls.has(text)) found.push(text);
  };
  const addHome = (value: unknown) => {
    if (typeof value === 'object' && value !== null && 'value' in value && value.value === '/')
      found.push('/');
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') add(node.value);
    },
    TemplateLiteral: (node) => add(node.quasis[0]?.value.cooked ?? ''),
    JSXAttribute: (node) => addHome(node.value),
    CallExpression: ({ callee, arguments: [target] }) => {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      if (name.type === 'Identifier' && /^(?:navigate|push|replace)$/.test(name.name)) addHome(target);
    },
  }).visit(parseSync(file, code).program);
  return found;
}

describe('the path of a screen', () => {
  test('is written in the table alone', () => {
    const files = globSync(sources, { cwd: root, exclude: excluded });
    expect(files.length).toBeGreaterThan(700);
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
    expect(files.flatMap((file) => pathLiterals(file, read(file)).map((text) => `${file}: ${text}`))).toEqual(
      [],
    );
  });

  test.each([
    "export const x = '/login';",
    'export const x = <Link to="/settings" />;',
    'export const x = `/learn/$' + '{milestoneId}`;',
    "export const x = '/policy/privacy-policy';",
    'export const x = <Link to="/" />;',
    "history.replace('/');",
  ])('is found elsewhere: %s', (code) => {
    expect(pathLiterals('x.tsx', code)).toHaveLength(1);
  });

  test.each(["text.split('/');", "const call = '/learn/demo-video/';", "const kind = 'learn';"])(
    'is no other text: %s',
    (code) => {
      expect(pathLiterals('x.tsx', code)).toEqual([]);
    },
  );
});
