/** What a mark says; see `VerdictMark`. */
type MarkKind = 'solved' | 'surprise' | 'not-yet' | 'stopped' | 'ran';

/** Sides of the loop of a kolam: the line comes from the left foot, and goes to the right one. */
const firstHalf = 'M3 43C22 43 41 35 41 20C41 10 35 5 26 5';
const secondHalf = 'C17 5 11 10 11 20C11 35 30 43 49 43';
const dotted = { strokeDasharray: '1 8.5' };

/**
 * One line with a fate for each verdict: it closes round the dot (solved), is still open (not yet), or breaks off
 * (stopped). A wrong guess is two circles side by side. Screen readers read the words beside it.
 */
export function VerdictMark({ kind }: { kind: MarkKind }) {
  return (
    <svg
      className="size-11 shrink-0 overflow-visible"
      viewBox="0 0 52 52"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-mark={kind}
    >
      {drawings[kind]}
    </svg>
  );
}

const drawings: Readonly<Record<MarkKind, React.ReactNode>> = {
  solved: (
    <>
      <Drawn path={`${firstHalf}${secondHalf}`} />
      <Dot x={26} y={20} />
    </>
  ),
  surprise: (
    <>
      <circle cx="19" cy="26" r="12" opacity="0.45" />
      <Drawn path="M21 26a12 12 0 1 1 24 0a12 12 0 1 1-24 0z" />
      <Dot x={26} y={26} />
    </>
  ),
  'not-yet': (
    <>
      <Drawn path={firstHalf} />
      <path d={`M26 5${secondHalf}`} {...dotted} />
      <circle cx="26" cy="20" r="5" className="stroke-reward" strokeWidth="3.500" />
    </>
  ),
  stopped: (
    <>
      <Drawn path="M3 43C15 43 27 40 34 33" />
      <path d="M41 20C41 10 35 5 26 5C17 5 11 10 11 20C11 28 17 34 24 38" opacity="0.4" {...dotted} />
      <circle cx="37" cy="29" r="8" fill="currentColor" stroke="none" />
      <path d="M34 26l6 6M40 26l-6 6" className="stroke-surface" strokeWidth="2.500" />
    </>
  ),
  ran: (
    <>
      <Drawn path="M3 26H49" />
      <Dot x={26} y={26} />
    </>
  ),
};

function Drawn({ path }: { path: string }) {
  return <path d={path} pathLength="1" className="verdict-line" />;
}

function Dot({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="6" stroke="none" className="fill-reward" />;
}
