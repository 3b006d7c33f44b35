import { m } from '../paraglide/messages.js';
import { classNames } from './class-names.ts';
import { drawKolam } from './kolam-path.ts';

/** Fifteen dots, one for each milestone; five and three have no common divisor, so the line is a single one. */
const drawing = drawKolam(5, 3);

type KolamProps = {
  /** How many of `total` are done: that share of the line is drawn. */
  done: number;
  total?: number;
  className?: string;
  /** Draws the line before one's eyes. */
  animated?: boolean;
  /** Beside words that say the same, a screen reader should skip it. */
  decorative?: boolean;
};

/** The learner's way through the course as a kolam: a line round fifteen dots that grows with each milestone. */
export function Kolam({ done, total = 15, className, animated = false, decorative = false }: KolamProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, done / total)) : 0;
  const reached = Math.round(share * drawing.dots.length);
  return (
    <svg
      viewBox={`-3 -3 ${drawing.width + 6} ${drawing.height + 6}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('kolam', className)}
      role="img"
      aria-label={m.core_kolam_name({ done, total })}
      aria-hidden={decorative}
    >
      <path d={drawing.line} stroke="currentColor" strokeWidth="1" opacity="0.22" />
      {share > 0 && (
        <path
          d={drawing.line}
          pathLength={1}
          stroke="currentColor"
          strokeWidth="1.7"
          strokeDasharray={share === 1 ? '1 0' : `${share} 2`}
          style={animated ? animation(share) : undefined}
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

function animation(share: number) {
  return { '--draw-from': String(share), strokeDasharray: `${share} 2`, animation: 'draw 3.2s ease-in-out' };
}
