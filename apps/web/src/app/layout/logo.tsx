import { drawKolam } from '@python-learning/stage/kolam';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';

/** Two dots by one: the smallest kolam with a crossing. It looks like an infinity symbol. */
const knot = drawKolam(2, 1);

export function Logo() {
  return (
    <Link
      to={paths.home()}
      className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-xl font-bold text-ink"
    >
      <svg viewBox="-2 -2 44 24" className="w-12 text-action" fill="none" aria-hidden="true">
        <path d={knot.line} stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
        {knot.dots.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="3.4" className="fill-reward" />
        ))}
      </svg>
      <span className="text-base leading-[1.1] max-[26rem]:sr-only md:text-lg" lang="en">
        Python <br className="md:hidden" />
        Learning
      </span>
    </Link>
  );
}
