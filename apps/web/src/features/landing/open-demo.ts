/** What plays the demo. Loaded only when Play is pressed. */
import { type LiteLesson, openLiteLesson } from '../../lesson-stage/open-lite-lesson.ts';
import { DemoLesson } from './demo-lesson.tsx';

/** What plays the demo, and what is played. */
export type OpenedDemo = { Player: typeof DemoLesson; lesson: LiteLesson };

/** @throws Error when the data of the demo cannot be loaded, or cannot be played here */
export async function openDemo(url: string, signal: AbortSignal): Promise<OpenedDemo> {
  return { Player: DemoLesson, lesson: await openLiteLesson(url, signal) };
}
