/**
 * Builds the server from its source (087): `dist/main.js` and the threads that assess runs, and beside the engine's source its
 * sandbox process, which may read nothing else. Packages stay in `node_modules`.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import manifest from './package.json' with { type: 'json' };

const repository = path.resolve(import.meta.dirname, '../..');

/** The entry of each process and each kind of thread, by the file that is made of it. */
const builds = {
  'apps/api/dist': {
    main: 'apps/api/src/main.ts',
    'assessor-thread': 'apps/api/src/modules/submissions/assessing/thread.ts',
  },
  'packages/python/dist': {
    'sandbox-process': 'packages/python/src/worker/process.ts',
    'sandbox-thread': 'packages/python/src/worker/thread.ts',
  },
};

const builtFiles = new Map(
  Object.entries(builds).flatMap(([folder, entries]) =>
    Object.entries(entries).map(([name, source]) => [absolute(source), absolute(`${folder}/${name}.js`)]),
  ),
);

/** Packages that the server itself depends on; Node finds those of other workspaces only from their own files. */
const packages = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@python-learning/'));

function isExternal(id: string): boolean {
  return packages.some((name) => id === name || id.startsWith(`${name}/`));
}

/**
 * Makes a module find its files from the built file, where it is in the source tree: `import.meta.url` and
 * `import.meta.dirname` stay those of the source. Addresses of entries become those of the built files. The addresses are
 * relative, so the whole tree can be moved. `import.meta.filename` is the built file.
 */
function sourceAddresses(folder: string): Plugin {
  const addressOf = (file: string) => `new URL('${path.relative(absolute(folder), file)}', import.meta.url)`;
  return {
    name: 'source-addresses',
    transform(code, id) {
      if (!id.startsWith(repository) || id.includes('node_modules')) return null;
      return code.replaceAll(
        /new URL\('([^']+\.ts)', import\.meta\.url\)|import\.meta\.(url|dirname)/g,
        (_found, name: string | undefined, property: string | undefined) => {
          if (property === 'url') return `${addressOf(id)}.href`;
          if (property === 'dirname')
            return `process.getBuiltinModule('url').fileURLToPath(${addressOf(path.dirname(id))})`;
          const file = fileURLToPath(new URL(name ?? '', pathToFileURL(id)));
          return addressOf(builtFiles.get(file) ?? file);
        },
      );
    },
  };
}

function absolute(file: string): string {
  return path.join(repository, file);
}

for (const [folder, entries] of Object.entries(builds)) {
  const input = Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, absolute(source)]));
  const bundle = await rolldown({
    input,
    external: isExternal,
    platform: 'node',
    plugins: [sourceAddresses(folder)],
  });
  await bundle.write({ dir: absolute(folder), cleanDir: true, chunkFileNames: '[name].js' });
}

// `main.mjs` compares them: a server that was built from other files must not apply the migrations that lie there now.
const migrations = readdirSync(absolute('apps/api/migrations')).sort();
writeFileSync(absolute('apps/api/dist/migrations.json'), JSON.stringify(migrations));
