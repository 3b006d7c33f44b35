import { ownKolam } from '@python-learning/stage/own-kolam';
import type { KolamStanding } from '../../../lib/data/kolam-standing.ts';
import { paper } from './sheet-text.tsx';

/** How wide a learner's kolam is at a height. */
export function sheetKolamWidth({ seed, lessons }: KolamStanding, height: number): number {
  const drawing = ownKolam(seed, lessons, 0);
  return (drawing.width * height) / drawing.height;
}

type SheetKolamProps = KolamStanding & { centre: number; top: number; height: number };

/** The learner's own kolam, drawn as far as the milestones of the certificate. */
export function SheetKolam({ centre, top, height, ...standing }: SheetKolamProps) {
  const drawing = ownKolam(standing.seed, standing.lessons, standing.finished);
  const scale = height / drawing.height;
  const left = centre - (drawing.width * scale) / 2;
  return (
    <g
      transform={`translate(${left} ${top}) scale(${scale})`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d={drawing.strokes.flatMap(({ pieces }) => pieces).join('')}
        stroke={paper.action}
        strokeWidth={1.7}
      />
      {drawing.strokes
        .flatMap(({ dots }) => dots)
        .map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={2.6}
            fill={paper.reward}
            stroke={paper.ink}
            strokeWidth={0.35}
          />
        ))}
      {drawing.openDots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={1.6} fill={paper.line} />
      ))}
    </g>
  );
}
