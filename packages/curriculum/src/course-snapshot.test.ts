import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { files, observedOfSmallCourse, plantCourse } from '../checks/small-course.fixture.ts';
import { type CourseData, loadThroughSnapshot } from './course-snapshot.ts';
import { loadCurriculum } from './load-curriculum.ts';

let folder = '';
let snapshot = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  snapshot = join(folder, 'made/for/it/course.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

function plantRecordedCourse() {
  const course = plantCourse();
  course.write(files.observed, observedOfSmallCourse);
  const load = vi.fn((): CourseData => {
    const { milestones, badges, glossary } = loadCurriculum(course.root);
    return { milestones, badges, glossary };
  });
  return { ...course, load };
}

describe('a course that was loaded before', () => {
  test('is the same the second time, and is not checked again', () => {
    const { root, load } = plantRecordedCourse();
    const first = loadThroughSnapshot(root, snapshot, load);
    expect(loadThroughSnapshot(root, snapshot, load)).toEqual(first);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a text changed', files.milestone, 'Your first program.', 'Your very first program.'],
    ['a program changed', files.solution, 'print', 'print '],
  ])('is checked again when %s', (_, file, from, to) => {
    const { root, load, read, write } = plantRecordedCourse();
    loadThroughSnapshot(root, snapshot, load);
    write(file, read(file).replace(from, to));
    const again = loadThroughSnapshot(root, snapshot, load);
    expect(load).toHaveBeenCalledTimes(2);
    expect(again).toEqual(load());
  });

  test('is checked again when a file is new', () => {
    const { root, load, write } = plantRecordedCourse();
    loadThroughSnapshot(root, snapshot, load);
    write('media/manifest.json', '{"lessons":{},"videos":{},"spokenExplanations":{}}');
    loadThroughSnapshot(root, snapshot, load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test.each(['', 'null', '{"fingerprint":"abc","course":{}}'])(
    'is checked again for the snapshot "%s"',
    (text) => {
      const { root, load } = plantRecordedCourse();
      const course = loadThroughSnapshot(root, snapshot, load);
      writeFileSync(snapshot, text);
      expect(loadThroughSnapshot(root, snapshot, load)).toEqual(course);
      expect(load).toHaveBeenCalledTimes(2);
    },
  );

  test('is never taken from a snapshot while it has faults', () => {
    const { root, load } = plantRecordedCourse();
    load.mockImplementation(() => {
      throw new Error('faulty');
    });
    expect(() => loadThroughSnapshot(root, snapshot, load)).toThrow('faulty');
    expect(() => loadThroughSnapshot(root, snapshot, load)).toThrow('faulty');
  });

  test('needs no place to keep a snapshot', () => {
    const { root, load } = plantRecordedCourse();
    writeFileSync(join(folder, 'made'), 'a file where the folder should be');
    expect(loadThroughSnapshot(root, snapshot, load).milestones).toHaveLength(1);
  });
});
