import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const modules = 'apps/api/src/modules';
/** Tables of the platform, which no module queries. */
const platformTables = 'apps/api/src/platform/db/schema.ts';

/** Repositories that query tables of other modules, with the reason. */
const shared: Readonly<Record<string, { tables: readonly string[]; because: string }>> = {
  'settings/own-data.repository.ts': {
    tables: ['*'],
    because:
      'a learner downloads everything that is stored, and a new table does not compile until it is listed',
  },
  'payments/orders.repository.ts': {
    tables: ['plans'],
    because: 'an order is shown with the name of its plan',
  },
};

const owners = new Map<string, string>();
for (const file of [platformTables, ...globSync(`${modules}/*/*.tables.ts`)]) {
  const [, tables = ''] = /interface Schema \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? [];
  const owner = file === platformTables ? 'platform' : ownerOf(file);
  for (const [, table = ''] of tables.matchAll(/^\s*(\w+):/gm)) owners.set(table, owner);
}

function ownerOf(file: string): string {
  return path.relative(modules, file).split(path.sep)[0] ?? '';
}

/** Tables that a source names as a text or in SQL, and that belong to another module. */
function foreignTables(source: string, owner: string): string[] {
  const named = [...owners].filter(([, module]) => module !== owner).map(([table]) => table);
  return named.filter((table) => {
    // `Type['table']` is a part of a type.
    const asText = new RegExp(`(?<!\\w\\[)'${table}(?:\\.\\w+)?(?: as \\w+)?'`);
    const inSql = new RegExp(`\\b(?:from|join|into|update|delete from)\\s+${table}\\b`);
    return asText.test(source) || inSql.test(source);
  });
}

describe('the tables of the database', () => {
  test('belong to one module each', () => {
    expect(owners.size).toBeGreaterThan(30);
  });

  test.each(globSync(`${modules}/**/*.ts`).filter((file) => !/\.(?:test|fixture|tables)\.ts$/.test(file)))(
    'are queried by their own module: %s',
    (file) => {
      const { tables = [] } = shared[path.relative(modules, file)] ?? {};
      const foreign = foreignTables(readFileSync(file, 'utf8'), ownerOf(file));
      if (!tables.includes('*')) expect(new Set(foreign)).toEqual(new Set(tables));
    },
  );

  test('a query of a foreign table is found, in every form', () => {
    for (const source of [
      "db.selectFrom('learners')",
      "join('learners as writer', 'learners.id')",
      'sql`select 1 from learners`',
      'sql`update learners set x = 1`',
    ]) {
      expect(foreignTables(source, 'payments')).toEqual(['learners']);
      expect(foreignTables(source, 'auth')).toEqual([]);
    }
  });
});
