import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from '../src/content.ts';
import { mediaTag, voicedHash } from '../studio/manifest.ts';
import { takeKey } from '../studio/takes/take.ts';
import { readTakes, removeTake, takeFolderOf, writeTake } from '../studio/takes/take-folder.ts';
import { takeOf, toneWav } from '../studio/takes/takes.fixture.ts';
import { renderInto } from './media.fixture.ts';
import { faultsAt } from './planted.fixture.ts';
import { files, plantCourse } from './small-course.fixture.ts';
import { spokenLines } from './spoken-lines.ts';
import { takesCheck } from './takes.check.ts';

function courseWithTake(text: string) {
  const { root } = plantCourse();
  const folder = takeFolderOf('m01-v1', 'en', root);
  writeTake(folder, takeOf(text), toneWav());
  return { root, folder };
}

it('a whole take whose sentence is said is well', async () => {
  const { root } = courseWithTake('Look at it again.');
  expect(await faultsAt(root, takesCheck)).toEqual([]);
});

it('a take whose sentence is gone is named', async () => {
  const { root } = courseWithTake('Look at it once more.');
  const key = takeKey('Look at it once more.', 'teacher');
  expect(await faultsAt(root, takesCheck)).toEqual([
    `voice/m01-v1.en/${key}.json:1: nobody says "Look at it once more." any more: remove the take`,
  ]);
});

it('a broken take and the takes of a video that is gone are named', async () => {
  const { root, folder } = courseWithTake('Look at it again.');
  writeFileSync(join(folder, '0000000000000000.json'), '{"text": "Lo');
  writeTake(takeFolderOf('m99-v1', 'ta', root), takeOf('Look.'), toneWav());
  expect(await faultsAt(root, takesCheck)).toEqual([
    expect.stringContaining('voice/m01-v1.en/0000000000000000.json:1: '),
    'voice/m99-v1.ta:1: there is no video m99-v1.ta',
  ]);
});

it('what was rendered without a take, or with one that is deleted, is named until it is rendered again', async () => {
  const course = plantCourse();
  renderInto(course);
  const folder = takeFolderOf('m01-v1', 'en', course.root);
  expect(await faultsAt(course.root, takesCheck)).toEqual([]);
  writeTake(folder, takeOf('Look at it again.'), toneWav());
  const stale = [expect.stringContaining('m01-v1: m01-v1.en.mp4 was rendered with other takes')];
  expect(await faultsAt(course.root, takesCheck)).toEqual(stale);

  const { media } = readContent(course.root);
  const lesson = media?.value.lessons['m01-v1'];
  if (media === null || lesson === undefined) throw new Error('the lesson is rendered');
  const tag = mediaTag(voicedHash(lesson.hash, readTakes(folder)));
  Object.assign(lesson.languages.en, { video: `m01-v1.en.${tag}.mp4`, voices: ['Malar'] });
  course.write(files.manifest, JSON.stringify(media.value));
  expect(await faultsAt(course.root, takesCheck)).toEqual([]);
  removeTake(folder, takeKey('Look at it again.', 'teacher'));
  expect(await faultsAt(course.root, takesCheck)).toHaveLength(1);
});

it('what is left to the machine is told by language, and for each video that is begun', () => {
  const { root } = courseWithTake('Look at it again.');
  expect(spokenLines(readContent(root))).toEqual([
    'Voice in ta: 0 of 10 sentences are recorded, 3 of 3 videos have sentences of the machine',
    'Voice in en: 1 of 10 sentences are recorded, 3 of 3 videos have sentences of the machine',
    '    m01-v1.en: 3 sentences are spoken by the machine',
  ]);
});
