import type { Drawing } from '@python-learning/domain';
import { useMemo } from 'react';
import { LivePage } from './live-page.ts';
import { Paper } from './paper.tsx';
import { replayOf } from './replay.ts';

export type StillDrawingProps = {
  drawing: Drawing;
  /** A drawing to be copied, which lies dashed under the other; null or missing if there is none. */
  target?: Drawing | null | undefined;
  className?: string | undefined;
};

/** A finished drawing, without anything to play it. */
export function StillDrawing({ drawing, target = null, className }: StillDrawingProps) {
  const page = useMemo(() => {
    const finished = new LivePage(drawing, replayOf(drawing), target);
    finished.showFinished();
    return finished;
  }, [drawing, target]);
  return <Paper drawing={drawing} page={page} hasTarget={target !== null} className={className} />;
}
