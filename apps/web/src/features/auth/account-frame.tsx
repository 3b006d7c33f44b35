import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { KolamEmblem } from '../../ui/kolam.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

type AccountFrameProps = {
  title: string;
  lead: ReactNode;
  /** On a phone, leaves the painted floor out: a message needs its room. */
  isTight?: boolean;
  children: ReactNode;
};

/** Id of the sentence below the title, for a field that it describes. */
export const leadId = 'account-lead';

/** A form beside the painted floor; on a phone the floor is a strip above it. */
export function AccountFrame({ title, lead, isTight = false, children }: AccountFrameProps) {
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 grid-cols-1 md:grid-cols-2 md:items-stretch md:gap-12 md:px-6 md:py-10">
      <aside
        className={classNames(
          'on-floor flex items-center gap-4 overflow-hidden bg-floor px-4 py-2 text-on-floor md:flex-col md:items-start md:justify-center md:gap-6 md:rounded-3xl md:p-12',
          isTight && 'max-md:hidden',
        )}
      >
        <KolamEmblem animated className="w-[min(4rem,20vw)] shrink-0 md:w-full" />
        <div className="min-w-0">
          <p className="text-lg font-bold md:text-2xl">{m.auth_aside_title()}</p>
          <p className="hidden text-lg text-on-floor-muted md:mt-2 md:block">{m.auth_aside_text()}</p>
        </div>
      </aside>
      <div className="grid grid-cols-1 content-start gap-4 px-4 py-4 md:content-center md:gap-6 md:px-0 md:py-8">
        <div className="grid grid-cols-1 gap-1 md:gap-2">
          <PageTitle title={title} />
          <p id={leadId} className="text-muted md:text-lg">
            {lead}
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}
