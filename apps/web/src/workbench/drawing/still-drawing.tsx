import type { Drawing } from '@python-learning/domain';
import { useMemo } from 'react';
import { LivePage } from './live-page.ts';
import { Paper } from './paper.tsx';
import { replayOf } from './replay.ts';

export type StillDrawingProps = { drawing: Drawing; className?: string | undefined };

/** A finished drawing, without anything to play it. */
export function StillDrawing({ drawing, className }: StillDrawingProps) {
  const page = useMemo(() => {
    const finished = new LivePage(drawing, replayOf(drawing));
    finished.show({ count: drawing.steps.length, part: 0 });
    return finished;
  }, [drawing]);
  return <Paper drawing={drawing} page={page} className={className} />;
}
