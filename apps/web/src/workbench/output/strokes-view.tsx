import type { EvidenceView, Sides } from './evidence-view.ts';
import { FinishedDrawing } from './run-drawing.tsx';
import { textView } from './text-view.tsx';

/** What was drawn over what was to be drawn, which is dashed. The texts beside the picture say how much either is. */
export const strokesView: EvidenceView = {
  Whole: (sides) => (
    <>
      <Overlay {...sides} />
      <textView.Whole {...sides} />
    </>
  ),
  // The picture of the run itself has the target under it already.
  difference: textView.difference,
};

/** Nothing for a run that was kept without its drawings. */
function Overlay({ expected_drawing: target, actual_drawing: drawing }: Sides) {
  if (target === undefined) return null;
  return <FinishedDrawing drawing={drawing ?? { page: target.page, steps: [] }} target={target} />;
}
