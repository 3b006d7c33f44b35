import type { Drawing } from '@python-learning/domain';
import { useLayoutEffect, useMemo } from 'react';
import { LivePage } from './live-page.ts';
import { Paper } from './paper.tsx';
import { replayOf } from './replay.ts';

export type StillDrawingProps = {
  drawing: Drawing;
  /** A drawing to be copied, which lies dashed under the other; null or missing if there is none. */
  target?: Drawing | null | undefined;
  className?: string | undefined;
  /** So many of its steps are shown; by default all of them, as a finished picture. */
  count?: number;
};

/** A drawing at one moment, by default finished, without anything to play it. */
export function StillDrawing({ drawing, target = null, className, count }: StillDrawingProps) {
  const page = useMemo(() => new LivePage(drawing, replayOf(drawing), target), [drawing, target]);
  useLayoutEffect(() => {
    if (count === undefined) page.showFinished();
    else page.show({ count, part: 0 });
  }, [page, count]);
  const shown = useMemo(() => firstSteps(drawing, count), [drawing, count]);
  return <Paper drawing={shown} page={page} hasTarget={target !== null} className={className} />;
}

function firstSteps(drawing: Drawing, count: number | undefined): Drawing {
  return count === undefined ? drawing : { ...drawing, steps: drawing.steps.slice(0, count) };
}
