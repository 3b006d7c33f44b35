import { classNames } from './class-names.ts';

/** What a dot stands for: a question, solved or not, or the challenge behind the line. */
export type PulliDot = { isSolved: boolean; isChallenge: boolean };

type PulliTrackProps = {
  dots: readonly PulliDot[];
  /** Index of the dot that gets the ring. */
  here: number;
  className?: string;
};

/** Units of the drawing from dot to dot, and its height. */
const step = 28;
const height = 30;
const middle = height / 2;

/**
 * Progress as a kolam line that winds round dots: a dot is a question, the strong line is what is solved without a gap,
 * the ring is the place of the learner. Hidden from screen readers: the names of the links or the button say the same.
 */
export function PulliTrack({ dots, here, className }: PulliTrackProps) {
  const inLine = dots.filter(({ isChallenge }) => !isChallenge);
  const open = inLine.findIndex(({ isSolved }) => !isSolved);
  const solved = open === -1 ? inLine.length : open;
  return (
    <svg
      viewBox={`-2 0 ${dots.length * step + 4} ${height}`}
      className={classNames('fill-none [stroke-linecap:round]', className)}
      aria-hidden="true"
    >
      <path d={wind(inLine.length, 1)} className="stroke-line" strokeWidth="2" />
      <path d={wind(inLine.length, -1)} className="stroke-line" strokeWidth="2" />
      {solved > 0 && <path d={wind(solved, -1)} className="stroke-action" strokeWidth="3" />}
      {open === -1 && <path d={wind(solved, 1)} className="stroke-action" strokeWidth="3" />}
      {dots.map((dot, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
        <Dot key={index} {...dot} x={index * step + step / 2} isHere={index === here} />
      ))}
    </svg>
  );
}

function Dot({ isSolved, isChallenge, x, isHere }: PulliDot & { x: number; isHere: boolean }) {
  const r = isSolved || isChallenge ? 4.5 : isHere ? 3.5 : 2.6;
  const fill = isSolved ? 'fill-reward' : isHere ? 'fill-ink' : 'fill-edge';
  return (
    <>
      {isHere && <circle cx={x} cy={middle} r="8.5" className="fill-ground stroke-ink" strokeWidth="2" />}
      {isChallenge ? (
        <path d={`M${x} ${middle - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`} className={fill} />
      ) : (
        <circle cx={x} cy={middle} r={r} className={fill} />
      )}
    </>
  );
}

/** The path of a line that passes this many dots, above and below them by turns; `side` -1 begins above. */
function wind(dots: number, side: 1 | -1): string {
  const arcs = Array.from({ length: dots }, (_, index) => {
    const y = middle + (index % 2 === 0 ? side : -side) * middle;
    const x = index * step;
    return `C${x + step * 0.3} ${y} ${x + step * 0.7} ${y} ${x + step} ${middle}`;
  });
  return `M0 ${middle}${arcs.join('')}`;
}
