import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@python-learning/domain';
import { readLiteLesson, type TimedScene, type Timeline } from '@python-learning/stage';
import type { Content, Located } from '../../src/content.ts';
import { type Fault, faultAt } from '../../src/fault.ts';
import type { Lesson, Scene } from '../../src/lesson.ts';
import { storyboardHash } from '../../src/storyboard-hash.ts';

/** A lesson in one language as it is rendered. */
export type TimedLesson = { lesson: Located<Lesson>; language: Language; timeline: Timeline };

/**
 * The lessons whose words act on the stage, in each language, with the timelines of their live files. Lessons without such a file, or with
 * one from an older text, are left out: `mediaCheck` reports them.
 */
export function timedLessons({ root, milestones, media }: Content): TimedLesson[] {
  const lessons = milestones
    .flatMap((milestone) => milestone.lessons)
    .filter(({ value }) => hasAnchors(value));
  return lessons.flatMap((lesson) => {
    const rendered = media?.value.lessons[lesson.value.id];
    if (rendered?.hash !== storyboardHash(lesson.value)) return [];
    return languages.flatMap((language) => {
      const path = join(root, 'media', rendered.languages[language].lite);
      if (!existsSync(path)) return [];
      return [{ lesson, language, timeline: readLiteLesson(JSON.parse(readFileSync(path, 'utf8'))) }];
    });
  });
}

/** Whether words of a lesson act on the stage. */
export function hasAnchors({ scenes }: Pick<Lesson, 'scenes'>): boolean {
  return scenes.some(({ anchors }) => anchors !== undefined);
}

/** A scene of the storyboard, from 0, and the same scene of the timeline, which may have an opening before it. */
export type ScenePair = { index: number; scene: Scene; timed: TimedScene };

/** The scenes of a lesson in both forms; those of the storyboard that are not rendered are left out. */
export function scenePairs({ lesson, timeline }: TimedLesson): ScenePair[] {
  const { scenes } = lesson.value;
  const added = timeline.scenes.length - scenes.length;
  return scenes.flatMap((scene, index) => {
    const timed = timeline.scenes[index + added];
    return timed === undefined ? [] : [{ index, scene, timed }];
  });
}

/** A fault in a scene of a lesson in one language, counted from 0. */
export function faultInScene({ lesson, language }: TimedLesson, index: number, message: string): Fault {
  return faultAt(lesson, ['scenes', Math.max(0, index)], `${language}: ${message}`);
}

/** The scene of the storyboard that is on the stage at a moment, from 0. */
export function sceneAt({ lesson, timeline }: TimedLesson, ms: number): number {
  const timed = timeline.scenes.findIndex(({ endMs }) => ms < endMs);
  return timed - (timeline.scenes.length - lesson.value.scenes.length);
}

/** Seconds with one digit, as a fault tells them. */
export function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
