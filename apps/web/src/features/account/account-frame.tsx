import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { KolamEmblem } from '../../ui/kolam.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

type AccountFrameProps = { title: string; lead: ReactNode; children: ReactNode };

/** Id of the sentence below the title, for a field that it describes. */
export const leadId = 'account-lead';

/** A form beside the painted floor; on a phone the floor is a strip above it. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 grid-cols-1 md:grid-cols-2 md:items-stretch md:gap-12 md:px-6 md:py-10">
      <aside className="on-floor flex items-center gap-4 overflow-hidden bg-floor px-4 py-4 text-on-floor md:flex-col md:items-start md:justify-center md:gap-6 md:rounded-3xl md:p-12">
        <KolamEmblem animated className="w-[min(7rem,30vw)] shrink-0 md:w-full" />
        <div className="min-w-0">
          <p className="text-lg font-bold md:text-2xl">{m.account_aside_title()}</p>
          <p className="hidden text-lg text-on-floor-muted md:mt-2 md:block">{m.account_aside_text()}</p>
        </div>
      </aside>
      <div className="grid grid-cols-1 content-start gap-6 px-4 py-8 md:content-center md:px-0">
        <div className="grid grid-cols-1 gap-2">
          <PageTitle title={title} />
          <p id={leadId} className="text-lg text-muted">
            {lead}
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}
