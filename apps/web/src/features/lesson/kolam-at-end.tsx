import { kolamStanding } from '../../lib/data/kolam-standing.ts';
import { useProgress } from '../../lib/data/queries.ts';
import { OwnKolam } from '../../ui/own-kolam.tsx';

export type KolamAtEndProps = {
  /** True for the end of a lesson that has just added a stroke, which then draws itself. */
  isGrown: boolean;
};

/** The learner's own kolam at the end of a lesson, as large as its place. */
export function KolamAtEnd({ isGrown }: KolamAtEndProps) {
  const { data: progress } = useProgress();
  if (progress === undefined) return null;
  return <OwnKolam {...kolamStanding(progress)} drawing={isGrown ? 1 : 0} className="size-full" />;
}
