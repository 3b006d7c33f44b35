import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/**
 * A small tree that breaks each boundary once: `file → what it imports`, by the rule that must notice. A rule without a
 * planted violation fails the first test.
 */
const planted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no-cycles': {
    'packages/python/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
    'packages/python/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
  },
  'no-unresolvable': { 'packages/python/src/lost.ts': "import { gone } from './gone.ts';\nexport { gone };" },
  'domain-reaches-only-itself': importing('packages/domain/src/x.ts', 'packages/contract/src/target.ts'),
  'contract-reaches-only-domain': importing('packages/contract/src/x.ts', 'packages/python/src/target.ts'),
  'feedback-reaches-only-domain': importing('packages/feedback/src/x.ts', 'packages/python/src/target.ts'),
  'python-reaches-only-domain': importing('packages/python/src/x.ts', 'packages/feedback/src/target.ts'),
  'exercises-reaches-only-domain-python-feedback': importing(
    'packages/exercises/src/x.ts',
    'packages/curriculum/src/target.ts',
  ),
  'curriculum-reaches-only-domain-stage': importing(
    'packages/curriculum/src/x.ts',
    'packages/python/src/target.ts',
  ),
  'curriculum-checks-reach-only-domain-python-feedback-stage': importing(
    'packages/curriculum/checks/x.ts',
    'packages/contract/src/target.ts',
  ),
  'curriculum-studio-reaches-only-domain-python-feedback-stage': importing(
    'packages/curriculum/studio/x.ts',
    'packages/contract/src/target.ts',
  ),
  'stage-reaches-only-domain': importing('packages/stage/src/x.ts', 'packages/contract/src/target.ts'),
  'web-reaches-only-domain-contract-stage': importing(
    'apps/web/src/lib/x.ts',
    'packages/curriculum/src/target.ts',
  ),
  'api-reaches-only-domain-contract-curriculum-python-feedback-exercises': importing(
    'apps/api/src/x.ts',
    'apps/web/src/lib/target.ts',
  ),
  'sql-only-in-repositories': {
    'apps/api/src/modules/auth/sql.service.ts': "import { sql } from 'kysely';\nexport { sql };",
  },
  'http-only-in-routes': {
    'apps/api/src/modules/auth/http.service.ts': "import fastify from 'fastify';\nexport { fastify };",
  },
  'modules-refuse-through-their-call': importing(
    'apps/api/src/modules/auth/refusing.service.ts',
    'apps/api/src/platform/errors/app-error.ts',
  ),
  'routes-to-service-to-repository': importing(
    'apps/api/src/modules/auth/x.routes.ts',
    'apps/api/src/modules/auth/x.repository.ts',
  ),
  'repositories-know-no-service': importing(
    'apps/api/src/modules/auth/y.repository.ts',
    'apps/api/src/modules/auth/y.service.ts',
  ),
  'modules-meet-through-their-index': importing(
    'apps/api/src/modules/auth/z.service.ts',
    'apps/api/src/modules/learning/inner.ts',
  ),
  'platform-knows-no-module': importing('apps/api/src/platform/x.ts', 'apps/api/src/modules/auth/index.ts'),
  'features-do-not-meet': importing('apps/web/src/features/one/x.ts', 'apps/web/src/features/two/y.ts'),
  'features-know-no-route': importing('apps/web/src/features/one/r.ts', 'apps/web/src/app/routes/home.ts'),
  'ui-and-lib-know-no-feature': importing('apps/web/src/ui/x.ts', 'apps/web/src/features/two/y.ts'),
  'ui-and-lib-know-no-workbench-and-no-deck': {
    ...importing('apps/web/src/ui/w.ts', 'apps/web/src/workbench/y.ts'),
    ...importing('apps/web/src/ui/d.ts', 'apps/web/src/deck/y.ts'),
  },
  'deck-knows-ui-and-lib-alone': importing('apps/web/src/deck/x.ts', 'apps/web/src/features/two/y.ts'),
  'product-code-knows-no-test-code': importing('apps/api/src/t.ts', 'packages/testing/src/target.ts'),
};

function importing(from: string, to: string): Record<string, string> {
  const specifier = path.posix.relative(path.posix.dirname(from), to);
  return {
    [to]: 'export const target = 1;',
    [from]: `import { target } from '${specifier.startsWith('.') ? specifier : `./${specifier}`}';\nexport const used = target;`,
  };
}

type Config = { forbidden: { name: string }[] };
type Report = { summary: { violations: { rule: { name: string } }[] } };

/** Runs the boundary checks on a tree and returns the names of the broken rules. */
async function brokenRules(root: string): Promise<Set<string>> {
  const cli = path.resolve(
    import.meta.dirname,
    '../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  );
  const configFile = path.resolve(import.meta.dirname, '../.dependency-cruiser.mjs');
  const args = [cli, 'apps', 'packages', '--config', configFile, '--output-type', 'json'];
  const json = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 1 << 26 }, (_error, stdout) => resolve(stdout));
  });
  const report = JSON.parse(json) as Report;
  return new Set(report.summary.violations.map((violation) => violation.rule.name));
}

describe('the arrows of the tree', () => {
  const configFile = path.resolve(import.meta.dirname, '../.dependency-cruiser.mjs');
  let root = '';
  let broken = new Set<string>();

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'boundaries-'));
    const files = Object.assign({}, ...Object.values(planted)) as Record<string, string>;
    for (const [file, source] of Object.entries(files)) {
      await mkdir(path.join(root, path.dirname(file)), { recursive: true });
      await writeFile(path.join(root, file), source);
    }
    for (const name of ['kysely', 'fastify']) {
      const folder = path.join(root, 'node_modules', name);
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'package.json'), `{"name":"${name}","main":"index.js"}`);
      await writeFile(path.join(folder, 'index.js'), 'export const sql = 1; export default 1;');
    }
    await mkdir(path.join(root, 'node_modules/@swc'), { recursive: true });
    await symlink(
      path.resolve(import.meta.dirname, '../node_modules/@swc/core'),
      path.join(root, 'node_modules/@swc/core'),
    );
    broken = await brokenRules(root);
  }, 120_000);

  afterAll(() => rm(root, { recursive: true, force: true }));

  test('each rule has a planted violation', async () => {
    const { default: config } = (await import(configFile)) as { default: Config };
    expect(Object.keys(planted).toSorted()).toEqual(config.forbidden.map(({ name }) => name).toSorted());
  });

  test.each(Object.keys(planted))('%s is noticed', (rule) => {
    expect(broken).toContain(rule);
  });
});
