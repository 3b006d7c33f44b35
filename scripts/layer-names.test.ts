import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contract } from '../packages/contract/src/index.ts';

const root = path.resolve(import.meta.dirname, '..');
const modules = listFolder('apps/api/src/modules');

/** Features and texts that no module of the api has, with the reason. */
const withoutModule: Readonly<Record<string, string>> = {
  core: 'texts of the layout and of the parts that all screens share',
  dashboard: 'one screen over course, progress, badges and streak',
  drawing: 'the picture of a run, made by the browser from its answer',
  files: 'files of tasks and of own programs, which two modules have',
  landing: 'the page of a visitor, made of texts and of calls of other modules',
  lesson: 'the player of what the module `course` lists',
  parents: 'a page of texts for parents',
  pause: 'counts the time of a visit in the browser alone',
  policy: 'texts alone',
};

function listFolder(folder: string): string[] {
  return readdirSync(path.join(root, folder));
}

function contractFiles(): string[] {
  return listFolder('packages/contract/src').flatMap((file) => file.match(/^(.+)\.contract\.ts$/)?.[1] ?? []);
}

/** The names that no module has. */
function unknown(names: readonly string[], excused: readonly string[] = []): string[] {
  return names.filter((name) => !modules.includes(name) && !excused.includes(name));
}

describe('one word through all layers', () => {
  test('a file of the contract has the name of the module that answers its calls', () => {
    expect(unknown(contractFiles())).toEqual([]);
  });

  test('the key of each of these files in the contract is the same word', () => {
    const words = contractFiles().map((name) =>
      name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()),
    );
    expect(Object.keys(contract).toSorted()).toEqual(words.toSorted());
  });

  test.each(['apps/web/src/features', 'apps/web/messages'])(
    'each folder of %s has the name of a module, or a reason to have none',
    (folder) => {
      expect(unknown(listFolder(folder), Object.keys(withoutModule))).toEqual([]);
    },
  );

  test('only what exists and has no module needs a reason', () => {
    const named = [...listFolder('apps/web/src/features'), ...listFolder('apps/web/messages')];
    const needless = Object.keys(withoutModule).filter(
      (name) => !named.includes(name) || modules.includes(name),
    );
    expect(needless).toEqual([]);
  });
});
