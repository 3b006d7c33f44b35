import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { comingLanguages, languages } from '@python-learning/domain';
import { afterAll, describe, expect, test } from 'vitest';
import { makeCopyOfTree } from '../promises/copy-of-tree.ts';
import { type MissingText, missingTexts } from './missing-texts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const languagesFile = 'packages/domain/src/languages.ts';
const milestone = 'packages/curriculum/content/milestones/01-hello-python/milestone.yaml';

/** Everything with texts, and what checks it; of the course one milestone. */
const parts = [
  'apps/api/texts',
  'apps/web/build',
  'apps/web/messages',
  'apps/web/src/lib',
  'packages/*/package.json',
  'packages/*/texts/*',
  'packages/curriculum/src',
  'packages/stage',
  'packages/curriculum/content/constructs.yaml',
  'packages/curriculum/content/glossary.yaml',
  'packages/curriculum/content/badges',
  path.dirname(milestone),
  'packages/domain',
  'packages/exercises/templates',
  'scripts',
  'package.json',
];

/** A copy of the repository in which a language that has no name has one message, one text of the feedback and one of the course. */
const copy = makeCopyOfTree(root, parts);
const { folder } = copy;
change(milestone, /^ {2}en: .*$/mu, (line) => `  zz: හෙලෝ\n${line}`);
write('apps/web/messages/core/zz.json', { core_login: 'පිවිසෙන්න' });
write('packages/feedback/texts/zz.json', { notes: { and: ' සහ ' } });
const original = readFileSync(path.join(folder, languagesFile), 'utf8');
const missing = missingTexts(folder, 'zz').map(inOneLine);
afterAll(() => copy.remove());

describe('a language with three texts', () => {
  test('lacks every other text of the app, of the feedback and of the course, each by file and key', () => {
    const all = missingTexts(folder, 'xx').map(inOneLine);
    expect(missing).toHaveLength(all.length - 3);
    expect(missing).toEqual(
      expect.arrayContaining([
        'apps/web/messages/core/zz.json: core_logout',
        'packages/feedback/texts/zz.json: notes › guessOnly',
        'packages/contract/texts/zz.json: errors › not_found',
        expect.stringMatching(
          /^packages\/curriculum\/content\/milestones\/01-hello-python\/milestone\.yaml:\d+: description\.zz$/u,
        ),
        expect.stringMatching(/^packages\/curriculum\/content\/glossary\.yaml:\d+: 0\.meaning\.zz$/u),
        expect.stringMatching(/^packages\/exercises\/templates\/[\w-]+\.yaml:\d+: hints\.0\.zz$/u),
      ]),
    );
  });
});

describe('a coming language', () => {
  test('is listed with all that is missing, and breaks nothing of the product', async () => {
    list({ comingLanguages: [...comingLanguages, 'zz'] });
    const listed = await run('scripts/languages.ts');
    expect(listed.code).toBe(1);
    const ofThis = listed.output.split('\n').filter((line) => /\bzz\b/u.test(line));
    expect(ofThis).toEqual([...missing, `zz: ${missing.length} texts are missing`]);
    expect(await run('apps/web/build/messages.ts')).toEqual({ code: 0, output: '' });
    expect(await faultsOfCourse()).toEqual([]);
  });

  test('cannot bring a message that the product does not have, or with other blanks', async () => {
    list({ comingLanguages: [...comingLanguages, 'zz'] });
    write('apps/web/messages/glossary/zz.json', { glossary_taught_in: '{order}', glossary_new: 'අ' });
    const { code, output } = await run('apps/web/build/messages.ts');
    expect(code).toBe(1);
    expect(output).toContain('glossary: glossary_taught_in: the languages differ in their blanks');
    expect(output).toContain('glossary: glossary_new: there is no text in ta, en');
    write('apps/web/messages/glossary/zz.json', {});
  });
});

describe('a language that is listed before its texts are there', () => {
  test('stops the compiler of messages, which names each that is missing', async () => {
    list({ languages: [...languages, 'zz'], comingLanguages: [] });
    const { code, output } = await run('apps/web/build/messages.ts');
    expect(code).toBe(1);
    const named = [...output.matchAll(/^(?:MessageError: )?(\S+): (\w+): there is no text in zz$/gmu)];
    expect(
      named.map(([, feature, key]) => `apps/web/messages/${feature}/zz.json: ${key}`).toSorted(),
    ).toEqual(missing.filter((text) => text.startsWith('apps/web/')).toSorted());
  });

  test('stops the check of the course, which names each that is missing with its line', async () => {
    list({ languages: [...languages, 'zz'] });
    const named = await faultsOfCourse();
    const ofCourse = missing.filter((text) => text.startsWith('packages/curriculum/content/'));
    expect(ofCourse.filter((text) => !named.includes(text))).toEqual([]);
  });
});

test('a file in a language that is on no list is refused', async () => {
  list({});
  const { code, output } = await run('apps/web/build/messages.ts');
  expect(code).toBe(1);
  expect(output).toContain('core: zz.json is in no language of the product');
});

function inOneLine({ file, key }: MissingText): string {
  return `${file}: ${key}`;
}

/** Puts these lists into the copy; a list that is not given is as in the product. */
function list(lists: Partial<Record<'languages' | 'comingLanguages', readonly string[]>>): void {
  const lines = original.split('\n').map((line) => {
    const found = Object.entries(lists).find(([name]) => line.startsWith(`export const ${name}`));
    return found === undefined ? line : `export const ${found[0]} = ${JSON.stringify(found[1])} as const;`;
  });
  writeFileSync(path.join(folder, languagesFile), lines.join('\n'));
}

function write(file: string, texts: object): void {
  writeFileSync(path.join(folder, file), JSON.stringify(texts));
}

function change(file: string, line: RegExp, by: (line: string) => string): void {
  const source = readFileSync(path.join(folder, file), 'utf8');
  expect(source).toMatch(line);
  writeFileSync(path.join(folder, file), source.replace(line, by));
}

type Ended = { code: number; output: string };

/** Runs a program of the copy. `output` is what it wrote, faults included. */
async function run(...command: string[]): Promise<Ended> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

/** Returns the faults of the course in the copy, as the content check reads them, by file, line and key. */
async function faultsOfCourse(): Promise<string[]> {
  const { output } = await run(
    '--input-type=module',
    '--eval',
    `import { readContent } from './packages/curriculum/src/content.ts';
     const { faults } = readContent('packages/curriculum');
     for (const { file, line, message } of faults) console.log('packages/curriculum/' + file + ':' + line + ': ' + message.split(':')[0]);`,
  );
  return output.split('\n').filter((line) => line !== '');
}
