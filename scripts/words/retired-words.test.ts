import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findRetiredWords, readRetiredWords } from './retired-words.ts';

const root = path.resolve(import.meta.dirname, '../..');
const words = readRetiredWords(readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'));

/** Migrations that made a table under its former name, and that renamed it. */
const renamedLater = [
  'apps/api/migrations/0008_achievements.sql',
  'apps/api/migrations/0013_learner_events.sql',
];

/**
 * A column of the points, and a field of the answer about them. A field of drawings, and the names of CPython's turtle
 * that it comes from.
 */
const fixed = [
  'earned_at',
  'earned',
  'stretch',
  'stretch_wid',
  'stretch_len',
  'stretchfactor',
  '_stretchfactor',
];

describe('the words of the code', () => {
  test('are those of the glossary: no name and no comment uses one that it retired', () => {
    const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.py', '*.sql'], {
      cwd: root,
    });
    const files = listed.toString().trim().split('\n');
    const sources = files.filter(
      (file) => !/(?:^|\/)(?:media|content)\/|\.d\.ts$/u.test(file) && !renamedLater.includes(file),
    );
    const found = sources.flatMap((file) =>
      existsSync(path.join(root, file))
        ? findRetiredWords(file, readFileSync(path.join(root, file), 'utf8'), words, fixed)
        : [],
    );
    expect(found).toEqual([]);
  });

  test('are read from the table of the glossary', () => {
    expect(words).toContainEqual({ word: 'pretender*', where: 'names', instead: 'false solution' });
    expect(words).toContainEqual({ word: 'for ever', where: 'comments', instead: 'forever' });
  });

  test.each([
    ['an identifier', 'src/a.ts', 'const findSlip = 1;', 'slip*'],
    ['a type', 'src/a.ts', 'type OpenStretch = number;', 'stretch*'],
    ['a property', 'src/a.ts', "const a = { feats: 'x' };", 'feats'],
    ['a component', 'src/a.tsx', 'const a = <ScreenTrouble />;', 'trouble*'],
    ['a form of it', 'src/a.ts', 'const isEarned = 1;', 'earn*'],
    ['a file name', 'src/lesson-film.ts', '', 'film*'],
    ['another form', 'src/a.ts', 'const areFilmed = 1;', 'film*'],
    ['a comment that begins with it', 'src/a.ts', '// Whoever asks.', 'whoever'],
    ['a name of single letters', 'src/a.ts', 'const listAFilm = 1;', 'film*'],
    ['a name of Python', 'src/a.py', 'def count_anew(): pass', 'anew'],
    ['a docstring of Python', 'src/a.py', '"""Begins\n    anew."""', 'anew'],
    ['a comment of SQL', 'src/a.sql', '-- counted anew\n', 'anew'],
    ['a name of SQL', 'src/a.sql', 'create table films ();', 'film*'],
    ['a comment', 'src/a.ts', '/** Kept\n * for ever. */\nconst a = 1;', 'for ever'],
  ])('are noticed in %s', (_where, file, source, word) => {
    expect(findRetiredWords(file, source, words).map((found) => found.word)).toEqual([word]);
  });

  test('may stand in texts, and as a part of another word', () => {
    const source =
      "const a = 'items-stretch'; const defeat = 'a film'; const hasANew = 1; // The feature is cannot.";
    expect(findRetiredWords('src/a.ts', source, words)).toEqual([]);
    expect(findRetiredWords('src/a.ts', 'const earned = 1;', words, fixed)).toEqual([]);
  });
});
