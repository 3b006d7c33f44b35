import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFilesCheck } from './data-files.check.ts';
import { faultsAt } from './planted.fixture.ts';
import { files, plantCourse } from './small-course.fixture.ts';

/** Faults of a question with these files in its folder `data/`. */
async function faultsWith(data: Readonly<Record<string, string>>, root = plantCourse().root) {
  for (const [name, text] of Object.entries(data)) {
    const path = join(root, dirname(files.question), 'data', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return (await faultsAt(root, dataFilesCheck)).map((fault) => fault.replace(/^.*?: /u, ''));
}

test('a question may have small text files with plain names', async () => {
  expect(await faultsWith({ 'rain.csv': 'town,nov\nMadurai,130\n', 'notes.txt': 'வணக்கம்' })).toEqual([]);
});

test.each([
  ['a module', { 'random.py': '' }, 'data/random.py: must have a short plain name that ends in .csv or .txt'],
  [
    'a name with a space',
    { 'my rain.csv': '' },
    'data/my rain.csv: must have a short plain name that ends in .csv or .txt',
  ],
  ['a picture', { 'a.txt': '\0' }, 'data/a.txt: must be text with line ends of one character'],
  ['too large a file', { 'a.txt': 'x'.repeat(16_385) }, 'data/a.txt: is larger than 16384 bytes'],
  [
    'six files',
    Object.fromEntries([...'abcdef'].map((name) => [`${name}.txt`, ''])),
    'data/: too many files',
  ],
])('a question cannot have %s', async (_what, data, fault) => {
  expect(await faultsWith(data)).toEqual([fault]);
});

test('a case cannot have a file that the question has not', async () => {
  const edit = [
    files.question,
    'cases:\n  - ',
    'cases:\n  - files: [{ name: rain.csv, text: a }]\n    ',
  ] as const;
  const { root } = plantCourse(edit);
  expect(await faultsWith({}, root)).toEqual(['rain.csv: no file in data/ has this name']);
  expect(await faultsWith({ 'rain.csv': 'b' }, root)).toEqual([]);
});
