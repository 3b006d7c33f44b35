import { m } from '../../compiled-messages/messages.ts';
import { usePrograms } from '../../lib/data/own-programs.ts';
import { Card } from '../../ui/card.tsx';
import { ProgramLook } from '../../workbench/drawing/program-look.tsx';

/** The own program that the learner shows, beside the certificate; nothing if they show none. */
export function ShownProgram() {
  const { data = [] } = usePrograms();
  const shown = data.find((program) => program.is_shown);
  if (shown === undefined) return null;
  return (
    <Card className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">{m.certificates_own()}</h2>
      <figure className="grid min-h-24 grid-cols-1 overflow-hidden rounded-xl border border-line">
        <ProgramLook program={shown} className="h-64" />
        <figcaption className="px-3 py-2 font-bold leading-snug wrap-anywhere">{shown.title}</figcaption>
      </figure>
    </Card>
  );
}
