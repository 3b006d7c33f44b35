import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';

/**
 * Two dots by one: the smallest kolam with a crossing. It looks like an infinity symbol. Drawn beforehand, so that not
 * every page loads what draws it.
 */
export const knot = {
  line: 'M20 10C15 15 17.071 20 10 20C2.929 20 0 17.071 0 10C0 2.929 2.929 0 10 0C17.071 0 15 5 20 10C25 15 22.929 20 30 20C37.071 20 40 17.071 40 10C40 2.929 37.071 0 30 0C22.929 0 25 5 20 10Z',
  dots: [
    [10, 10],
    [30, 10],
  ],
} as const;

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
