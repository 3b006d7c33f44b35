import { m } from '../../compiled-messages/messages.ts';
import { kolamStanding } from '../../lib/data/kolam-standing.ts';
import { useProgress } from '../../lib/data/queries.ts';
import { OwnKolam } from '../../ui/own-kolam.tsx';

/** The stroke that a lesson adds to the learner's own kolam, once it was watched to its end. */
export function NewKolamStroke() {
  const { data: progress } = useProgress();
  if (progress === undefined) return null;
  return (
    <div className="on-floor flex items-center gap-4 rounded-2xl bg-floor px-4 py-2 text-on-floor print:hidden">
      <OwnKolam {...kolamStanding(progress)} drawing={1} className="w-24 shrink-0" />
      <p className="leading-snug">{m.lesson_new_stroke()}</p>
    </div>
  );
}
