/** Draws a lite lesson, with its style sheet. Loaded only when one is played. */
import '@python-learning/stage/stage.css';
import '@python-learning/stage/values.css';

export { creditOf, frameAt, readLiteLesson } from '@python-learning/stage';
export { patchStage } from './patch-stage.ts';
