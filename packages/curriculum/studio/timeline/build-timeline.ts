import type { Bilingual, Language } from '@python-learning/domain';
import type { TimedScene, Timeline, TryIt } from '@python-learning/stage';
import { demoId } from '../../src/lesson.ts';
import { pace } from './pace.ts';
import type { SceneMaterial } from './scene-material.ts';
import { timeScene } from './time-scene.ts';

type LessonHeading = { id: string; title: Bilingual };

/** Lays out the scenes of a lesson one after another. */
export function buildTimeline(
  lesson: LessonHeading,
  language: Language,
  material: readonly SceneMaterial[],
): Timeline {
  const scenes: TimedScene[] = [];
  const tryIts: TryIt[] = [];
  const programs: string[] = [];
  if (material[0]?.scene.code !== null) scenes.push(openingScene());
  material.forEach((own, index) => {
    const before = material[index - 1] ?? null;
    const scene = timeScene(own, { before, programs: [...programs] }, scenes.at(-1)?.endMs ?? 0);
    scenes.push(scene);
    const { code, inputs, tryIt } = own.scene;
    if (code === null) return;
    programs.push(code);
    if (tryIt) tryIts.push({ atMs: scene.endMs - pace.tryIt, code, inputs });
  });
  const endMs = scenes.at(-1)?.endMs ?? 0;
  const closing = { startMs: endMs, endMs: endMs + pace.closing };
  const milestone = milestoneOf(lesson.id);
  const title = lesson.title[language];
  return { language, title, milestone, scenes, closing, durationMs: closing.endMs, tryIts };
}

/**
 * Position of a video's milestone in the course, from 1, read from its id (`m01-v2`). 0 for the demo, whose viewers
 * know no milestones.
 */
export function milestoneOf(videoId: string): number {
  return videoId === demoId ? 0 : Number(videoId.slice(1, 3));
}

/** A title picture without words, for a lesson that begins with code. */
function openingScene(): TimedScene {
  return { startMs: 0, endMs: pace.opening, program: null, marks: [], table: [], think: null, speech: [] };
}
