import { expect, test } from 'vitest';
import { questionWith, raised, reportOf } from '../../../fixtures/builders.ts';
import { assess } from '../../assess.ts';

/** What a learner reads whose program found these files and opened a name that none of them has. */
function explained(name: string, files: readonly string[], more: Parameters<typeof raised>[3] = {}) {
  const message = `[Errno 44] No such file or directory: '${name}'`;
  const input = {
    question: questionWith(),
    source: 'open(name)',
    report: reportOf([], {}, raised('FileNotFoundError', message, 1, more)),
    files,
    failedAttempts: 0,
  };
  const { explanation } = assess({ ...input, language: 'en' });
  return { ...explanation, inTamil: assess({ ...input, language: 'ta' }).explanation?.text };
}

const files = ['rain.csv', 'matches.csv', 'poem.txt'];

test.each([
  ['other capitals', 'Matches.CSV', 'matches.csv'],
  ['a letter less', 'matchs.csv', 'matches.csv'],
  ['two other letters', 'metchas.csv', 'matches.csv'],
  ['letters that changed places', 'peom.txt', 'poem.txt'],
  ['another ending', 'rain.txt', 'rain.csv'],
  ['no ending', 'poem', 'poem.txt'],
  ['another ending and a letter less', 'matchs.txt', 'matches.csv'],
  ['a folder in front', 'data/rain.csv', 'rain.csv'],
  ['a folder of Windows in front', 'C:\\\\school\\\\rain.csv', 'rain.csv'],
])('a file that is missing for %s is named in both languages', (_what, opened, there) => {
  const { id, text, next_step, inTamil } = explained(opened, files);
  expect(id).toBe('FILE-NEAR');
  expect(text).toContain(`but there is ${there}`);
  expect(next_step).toContain(there);
  expect(inTamil).toContain(there);
});

test('other capitals come before another ending, and both before other letters', () => {
  expect(explained('Rain.txt', ['train.txt', 'rain.csv', 'rain.TXT']).text).toContain('rain.TXT');
  expect(explained('Rain.txt', ['train.txt', 'rain.csv']).text).toContain('rain.csv');
});

test.each([
  ['no file is like it', 'diary.txt'],
  ['only the ending is the same', 'x.csv'],
  ['it is longer than any name', `${'a'.repeat(200)}.csv`],
])('no other file is named where %s', (_what, opened) => {
  expect(explained(opened, files).id).toBe('FILE-MISSING');
});

test('a file that the program wrote is named, and one that it removed is not', () => {
  const written = [{ name: 'scores.txt', text: '7' }];
  expect(explained('score.txt', [], { files: { written, removed: [], unkept: [] } }).text).toContain(
    'scores.txt',
  );
  const gone = { files: { written: [], removed: ['rain.csv'], unkept: [] } };
  expect(explained('Rain.csv', files, gone).id).toBe('FILE-MISSING');
});
