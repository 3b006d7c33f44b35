import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Content } from '../src/content.ts';
import type { Check } from './check.ts';
import { courseMap, courseMapPath } from './course-map/course-map.ts';
import type { ProgramRunner } from './program-runner.ts';

export const courseMapCheck: Check = {
  promise: 'the map of the course shows the course as it is',
  ofTheWholeCourse: true,
  run: async ({ content, programRunner }) => {
    const path = courseMapPath(content.root);
    const found = existsSync(path) ? readFileSync(path, 'utf8') : null;
    if (found === (await courseMap(content, programRunner))) return [];
    const message = `${found === null ? 'is missing' : 'is not up to date'}: use --write`;
    return [{ file: relative(content.root, path), line: 1, message }];
  },
};

/**
 * Writes the map of a whole course.
 * @returns the file, relative to the root, or null when it was up to date
 */
export async function writeCourseMap(content: Content, programRunner: ProgramRunner): Promise<string | null> {
  const path = courseMapPath(content.root);
  const map = await courseMap(content, programRunner);
  if (existsSync(path) && readFileSync(path, 'utf8') === map) return null;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, map);
  return relative(content.root, path);
}
