import { type OwnKolam as Drawn, ownKolam } from '@python-learning/stage/own-kolam';
import { useMemo } from 'react';
import { m } from '../compiled-messages/messages.ts';
import { classNames } from './class-names.ts';

type OwnKolamProps = {
  /** The learner's own number, from which the shape of the line follows. */
  seed: number;
  /** Number of lessons in the course. */
  lessons: number;
  /** How many of them are finished: a stroke is drawn for each. */
  finished: number;
  /** How many of the strokes have golden dots. */
  golden: number;
  className?: string;
  /** How many of the last strokes draw themselves; the others are there from the start. */
  drawing?: number;
  /** True beside words that say the same, so that screen readers skip it. */
  decorative?: boolean;
};

/** The learner's own kolam, which grows from the middle by a stroke for each finished lesson. */
export function OwnKolam({
  seed,
  lessons,
  finished,
  golden,
  drawing = 0,
  decorative,
  className,
}: OwnKolamProps) {
  const drawn = useMemo(() => ownKolam(seed, lessons, finished), [seed, lessons, finished]);
  const { strokes, openDots, width, height } = drawn;
  const shown = shownSize(drawn);
  const firstDrawing = strokes.length - drawing;
  return (
    <svg
      viewBox={`${(width - shown.width) / 2} ${(height - shown.height) / 2} ${shown.width} ${shown.height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('kolam', className)}
      role="img"
      aria-label={decorative === true ? undefined : m.core_own_kolam_name({ finished, total: lessons })}
      aria-hidden={decorative === true}
    >
      <g stroke="currentColor" strokeWidth="1.7">
        <path
          d={strokes
            .slice(0, firstDrawing)
            .flatMap(({ pieces }) => pieces)
            .join('')}
        />
        {strokes
          .slice(firstDrawing)
          .flatMap(({ pieces }) =>
            pieces.map((piece) => <path key={piece} d={piece} pathLength={1} className="kolam-draws" />),
          )}
      </g>
      {strokes.map(({ dots }, index) => (
        <Dots key={String(dots)} dots={dots} isGolden={index < golden} />
      ))}
      <Dots
        dots={openDots.filter(
          ([x, y]) => isWithin(x, width, shown.width) && isWithin(y, height, shown.height),
        )}
        isGolden={false}
      />
    </svg>
  );
}

/** What is shown round the middle: as far as the line goes and one dot more, so that a young kolam is not small. Keeps the shape. */
function shownSize({ strokes, width, height }: Drawn): { width: number; height: number } {
  const dots = [[width / 2, height / 2] as const, ...strokes.flatMap((stroke) => stroke.dots)];
  const share = Math.min(1, Math.max(...dots.map(([x, y]) => Math.max(toEdge(x, width), toEdge(y, height)))));
  return { width: share * width + 6, height: share * height + 6 };
}

/** Whether a dot at this place of a side is shown whole. */
function isWithin(place: number, side: number, shown: number): boolean {
  return Math.abs(place - side / 2) + 2 < shown / 2;
}

/** The share of a side that is shown so that the line round a dot at this place is inside, and the next dot. */
function toEdge(place: number, side: number): number {
  return (Math.abs(place - side / 2) + 30) / (side / 2);
}

type DotsProps = { dots: readonly (readonly [x: number, y: number])[]; isGolden: boolean };

function Dots({ dots, isGolden }: DotsProps) {
  return dots.map(([x, y]) => (
    <circle
      key={`${x} ${y}`}
      cx={x}
      cy={y}
      r={isGolden ? 2.6 : 1.6}
      className={isGolden ? 'fill-reward' : 'fill-current'}
      opacity={isGolden ? 1 : 0.55}
    />
  ));
}
