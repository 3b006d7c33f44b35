import { drawing as drawingShape } from '@python-learning/contract';
import { useMemo } from 'react';
import { DrawingPlayer } from './drawing-player.tsx';

type VisitorDrawingProps = {
  /** What the server sent. */
  drawing: unknown;
  code: string;
};

/** What the program of a visitor drew; nothing if it is no drawing. Its shape is loaded with it, not with the page. */
export function VisitorDrawing({ drawing, code }: VisitorDrawingProps) {
  const { data } = useMemo(() => drawingShape.safeParse(drawing), [drawing]);
  return data === undefined ? null : <DrawingPlayer drawing={data} code={code} startsItself />;
}
