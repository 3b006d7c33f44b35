import type { ProgramShare, RunResult } from '@python-learning/contract';
import { m } from '../../../compiled-messages/messages.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StillDrawing } from '../../../workbench/drawing/still-drawing.tsx';
import { QrCode } from '../share/qr-code.tsx';

type PrintedCardProps = {
  title: string;
  /** What the program shows; null until it has run, and where the run failed. */
  picture: RunResult | null;
  isRunning: boolean;
  /** Its open link; null without one. */
  link: ProgramShare | null;
};

/** The card itself, black on white in every theme. Its author writes their name on the line, by hand. */
export function PrintedCard({ title, picture, isRunning, link }: PrintedCardProps) {
  return (
    <figure
      aria-label={m.programs_card_label()}
      style={{ background: '#fff', color: '#000' }}
      className="grid grid-cols-1 grid-rows-[18rem_auto] content-start self-start gap-4 print:grid-rows-[minmax(0,1fr)_auto] rounded-xl border border-line p-5 print:p-[6vw] print:h-[99vh] print:w-full print:rounded-none print:border-0"
    >
      <Picture picture={picture} isRunning={isRunning} />
      <figcaption className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid min-w-0 flex-[1_1_8rem] grid-cols-1 gap-3">
          <p className="line-clamp-2 text-xl leading-tight font-bold wrap-anywhere">{title}</p>
          <p className="flex items-end gap-2">
            {m.programs_card_by()} <span className="min-w-8 flex-1 border-b border-current" />
          </p>
          {link?.share != null && (
            <p>
              {m.programs_card_scan()}
              <span translate="no" className="block font-plain-mono leading-snug break-all">
                {link.share.address.replace('https://', '')}
              </span>
            </p>
          )}
        </div>
        {link?.qr != null && <QrCode qr={link.qr} className="w-[6.5rem]! print:w-[28vw]!" />}
      </figcaption>
    </figure>
  );
}

function Picture({ picture, isRunning }: Pick<PrintedCardProps, 'picture' | 'isRunning'>) {
  // Keeps its place on the card without a picture.
  if (picture === null) {
    return <div>{isRunning && <Skeleton className="h-full rounded-lg print:hidden" />}</div>;
  }
  const { drawing, output } = picture;
  if (drawing != null) return <StillDrawing drawing={drawing} className="h-full" />;
  return (
    <pre translate="no" className="overflow-hidden font-mono leading-snug whitespace-pre-wrap wrap-anywhere">
      {output}
    </pre>
  );
}
