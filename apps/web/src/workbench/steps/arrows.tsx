import { useLayoutEffect, useRef, useState } from 'react';
import type { Picture } from './picture.ts';

/** Arrows from the names to the objects that they share. Drawn where the boxes are, and again when those move. */
export function Arrows({ picture }: { picture: Picture }) {
  const drawing = useRef<SVGSVGElement>(null);
  const [path, setPath] = useState('');
  const hasArrows = picture.shared.length > 0;
  useLayoutEffect(() => {
    const around = drawing.current?.parentElement;
    if (!hasArrows || around === null || around === undefined) return;
    const draw = () => setPath(pathOf(around, picture.shared));
    draw();
    if (typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(draw);
    observer.observe(around);
    return () => observer.disconnect();
  }, [picture, hasArrows]);
  if (!hasArrows) return null;
  return (
    <svg
      ref={drawing}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 z-2 size-full overflow-visible fill-none stroke-action stroke-[2.5] [stroke-linecap:round]"
    >
      <path d={path} />
    </svg>
  );
}

type Place = { left: number; right: number; top: number; bottom: number };

/** All arrows, each from a mark of `data-arrow-to` to the object with that number. */
function pathOf(around: HTMLElement, shared: readonly number[]): string {
  const origin = around.getBoundingClientRect();
  const placeOf = (element: Element): Place => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return {
      left: Math.round(left - origin.left),
      right: Math.round(right - origin.left),
      top: Math.round(top - origin.top),
      bottom: Math.round(bottom - origin.top),
    };
  };
  const arrows = shared.flatMap((ref) => {
    const target = around.querySelector(`[data-object="${ref}"]`);
    if (target === null) return [];
    const marks = [...around.querySelectorAll(`[data-arrow-to="${ref}"]`)];
    return marks.map((mark) => arrow(placeOf(mark), placeOf(target)));
  });
  return arrows.join('');
}

/** An arrow that goes to the left side of its object; one from inside or from below an object turns round on its way. */
function arrow(from: Place, to: Place): string {
  const [x2, y2] = [to.left - 3, (to.top + to.bottom) / 2];
  const head = `M${x2 - 8} ${y2 - 5}L${x2} ${y2}L${x2 - 8} ${y2 + 5}`;
  const y1 = (from.top + from.bottom) / 2;
  if (from.right < to.left) {
    const bend = Math.max(12, (x2 - from.right) / 2);
    return `M${from.right} ${y1}C${from.right + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}${head}`;
  }
  const x1 = (from.left + from.right) / 2;
  return `M${x1} ${from.bottom}C${x1} ${from.bottom + 24} ${x2 - 32} ${y2} ${x2} ${y2}${head}`;
}
