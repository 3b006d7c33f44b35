import type { Drawing } from '@python-learning/domain';
import { useLayoutEffect, useRef } from 'react';
import { toSvgElement } from '../../../workbench/drawing/svg-file.ts';
import { paper } from './sheet-text.tsx';

type SheetDrawingProps = { drawing: Drawing; left: number; top: number; side: number };

/** What a learner's own program drew, in a square frame. */
export function SheetDrawing({ drawing, left, top, side }: SheetDrawingProps) {
  const place = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(toSvgElement(drawing)), [drawing]);
  return (
    <>
      <svg ref={place} x={left} y={top} width={side} height={side} />
      <rect x={left} y={top} width={side} height={side} fill="none" stroke={paper.line} strokeWidth={2} />
    </>
  );
}
