import { drawKolam } from '@python-learning/stage/kolam';
import { paper } from './sheet-text.tsx';

/** Fifteen dots, one for each milestone. */
const drawing = drawKolam(5, 3);
const all = drawing.dots.length;

/** How wide the kolam of the course is at a height. */
export function sheetKolamWidth(height: number): number {
  return (drawing.width * height) / drawing.height;
}

type SheetKolamProps = { done: number; centre: number; top: number; height: number };

/** The kolam of the course, drawn as far as the milestones of the certificate. */
export function SheetKolam({ done, centre, top, height }: SheetKolamProps) {
  const scale = height / drawing.height;
  const share = Math.min(1, done / all);
  return (
    <g
      transform={`translate(${centre - (drawing.width * scale) / 2} ${top}) scale(${scale})`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawing.line} stroke={paper.line} strokeWidth={0.7} />
      <path
        d={drawing.line}
        pathLength={1}
        stroke={paper.action}
        strokeWidth={1.7}
        strokeDasharray={share === 1 ? '1 0' : `${share} 2`}
      />
      {drawing.dots.map(([x, y], index) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={index < done ? 2.6 : 1.6}
          fill={index < done ? paper.reward : paper.line}
          stroke={index < done ? paper.ink : 'none'}
          strokeWidth={0.35}
        />
      ))}
    </g>
  );
}
