import type { ReactNode } from 'react';
import { KolamEmblem } from '../../ui/kolam.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

type OutcomeFrameProps = {
  title: string;
  lead: string;
  /** How much of the kolam is drawn: the whole course, or the part that is open to everyone. */
  drawn: 'whole' | 'beginning';
  children: ReactNode;
};

/** Layout of the payment result pages, with the kolam at the top. */
export function OutcomeFrame({ title, lead, drawn, children }: OutcomeFrameProps) {
  return (
    <div className="mx-auto grid grid-cols-1 w-full max-w-2xl flex-1 content-start gap-6 px-4 py-6 md:content-center md:py-12">
      <div className="on-floor grid place-items-center rounded-3xl bg-floor px-6 py-6 text-on-floor">
        <KolamEmblem drawn={drawn} animated className="w-full max-w-xs md:max-w-md" />
      </div>
      <div>
        <PageTitle title={title} />
        <p className="mt-2 text-lg">{lead}</p>
      </div>
      {children}
    </div>
  );
}
