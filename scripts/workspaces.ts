import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Manifest = { name: string; dependencies?: Record<string, string>; workspaces?: string[] };

/** Returns the folder of a workspace and those of all workspaces it imports, directly or not, relative to `root`. */
export function workspacesBehind(root: string, folder: string): string[] {
  const byName = new Map(
    (manifestIn(root, '.').workspaces ?? [])
      .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
      .map(path.dirname)
      .map((place) => [manifestIn(root, place).name, place]),
  );
  const found = new Set([folder]);
  for (const place of found) {
    for (const name of Object.keys(manifestIn(root, place).dependencies ?? {})) {
      const imported = byName.get(name);
      if (imported !== undefined) found.add(imported);
    }
  }
  return [...found];
}

function manifestIn(root: string, folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
}
