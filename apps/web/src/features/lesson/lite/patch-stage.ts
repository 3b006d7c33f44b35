import { drawArrows } from '@python-learning/stage/values';
import { patchMarkup } from '../../../lib/markup/patch-markup.ts';

/** Changes the stage so that it shows this markup of `frameAt`. What has a key stays, so that it can move. */
export function patchStage(stage: HTMLElement, markup: string): void {
  patchMarkup(stage, markup);
  drawArrows(stage);
}
