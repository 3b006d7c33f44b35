import { drawArrows, flyValues } from '@python-learning/stage/values';
import { patchMarkup } from '../lib/markup/patch-markup.ts';
import { bringIntoView } from '../workbench/steps/bring-into-view.ts';

/**
 * Changes the stage so that it shows this markup of `frameAt`. What has a key stays, so that it can move. Of values for which the card
 * is too small, the newest is in sight.
 */
export function patchStage(stage: HTMLElement, markup: string): void {
  patchMarkup(stage, markup);
  drawArrows(stage);
  const card = stage.querySelector<HTMLElement>('.names .values');
  bringIntoView(card, [...(card?.querySelectorAll('[data-new]') ?? [])].at(-1));
  flyValues(stage);
}
