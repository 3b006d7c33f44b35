import { drawKolam } from '@python-learning/stage/kolam';
import { m } from '../compiled-messages/messages.ts';
import { classNames } from './class-names.ts';

/** Fifteen dots, whatever the number of milestones; five and three have no common divisor, so the line is a single one. */
const drawing = drawKolam(5, 3);

type KolamProps = {
  /** How many of `total` are done: that share of the line is drawn. */
  done: number;
  total: number;
  className?: string;
  /** Animates the drawing of the line. */
  animated?: boolean;
  /** How many of `done` are new: the animation draws only their part of the line; all of it by default. */
  grownBy?: number;
  /** True beside words that say the same, so that screen readers skip it. */
  decorative?: boolean;
};

/** The learner's progress in the course as a kolam, whose line grows with each milestone. */
export function Kolam({ done, total, grownBy, decorative = false, ...look }: KolamProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, done / total)) : 0;
  const grown = grownBy === undefined ? share : grownBy / total;
  const name = decorative ? null : m.core_kolam_name({ done, total });
  return <Drawing {...look} share={share} grown={grown} name={name} />;
}

type KolamEmblemProps = {
  /** How much of the line is drawn: all of it, or about what the free milestones draw. */
  drawn?: 'whole' | 'beginning';
  className?: string;
  animated?: boolean;
};

/** The kolam as the app's emblem, without a learner's progress. */
export function KolamEmblem({ drawn = 'whole', ...look }: KolamEmblemProps) {
  return <Drawing {...look} share={drawn === 'whole' ? 1 : 0.27} name={null} />;
}

type DrawingProps = {
  share: number;
  /** The share that the animation draws; all of it by default. */
  grown?: number;
  /** The accessible name; null if screen readers skip it. */
  name: string | null;
  className?: string | undefined;
  animated?: boolean | undefined;
};

function Drawing({ share, grown = share, name, className, animated = false }: DrawingProps) {
  const reached = Math.round(share * drawing.dots.length);
  return (
    <svg
      viewBox={`-3 -3 ${drawing.width + 6} ${drawing.height + 6}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('kolam', className)}
      role="img"
      aria-label={name ?? undefined}
      aria-hidden={name === null}
    >
      <path d={drawing.line} stroke="currentColor" strokeWidth="1" opacity="0.22" />
      {share > 0 && (
        <path
          d={drawing.line}
          pathLength={1}
          stroke="currentColor"
          strokeWidth="1.7"
          strokeDasharray={share === 1 ? '1 0' : `${share} 2`}
          className={animated ? 'kolam-draws' : undefined}
          style={animated && grown < 1 ? partOfLine(share, grown) : undefined}
        />
      )}
      {drawing.dots.map(([x, y], index) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={index < reached ? 2.6 : 1.6}
          className={index < reached ? 'fill-reward' : 'fill-current'}
          opacity={index < reached ? 1 : 0.55}
        />
      ))}
    </svg>
  );
}

/** A whole line needs no style, so that the prerendered landing page has no `style` attribute. */
function partOfLine(share: number, grown: number) {
  return { '--draw-from': String(grown), strokeDasharray: `${share} 2` };
}
