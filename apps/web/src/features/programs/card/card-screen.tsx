import type { OwnProgram } from '@python-learning/contract';
import { useState } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ScreenError } from '../../../ui/screen-error.tsx';
import { ScreenLoading } from '../../../ui/screen-loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SavePicture } from '../../../workbench/drawing/save-picture.tsx';
import { useProgramShare } from '../share/use-shares.ts';
import { useProgram } from '../use-programs.ts';
import { PictureNote } from './picture-note.tsx';
import { PrintedCard } from './printed-card.tsx';
import { usePicture } from './use-picture.ts';

/** A card of an own program to print, with what it shows and the QR code of its link. */
export function CardScreen({ id }: { id: string }) {
  const { data, error, refetch } = useProgram(id);
  if (data !== undefined) return <Card program={data} />;
  if (error === null) {
    return (
      <ScreenLoading label={m.programs_card_loading()}>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="aspect-[105/148] w-full max-w-sm rounded-2xl" />
      </ScreenLoading>
    );
  }
  const unknown = m.programs_error_unknown();
  const texts = { notFound: unknown, empty: unknown, failed: m.programs_error_one() };
  return <ScreenError fault={{ failure: error }} texts={texts} onRetry={() => void refetch()} />;
}

const papers = ['A6', 'A4'] as const;
type Paper = (typeof papers)[number];
const paperNames: Record<Paper, () => string> = { A6: m.programs_card_a6, A4: m.programs_card_a4 };

function Card({ program }: { program: OwnProgram }) {
  const [paper, setPaper] = useState<Paper>('A6');
  const picture = usePicture(program);
  const { data: link } = useProgramShare(program.id);
  const open = link?.share?.closed_for === null ? link : null;
  const drawing = picture.data?.drawing ?? null;
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-6 print:max-w-none print:p-0">
      {/* Print the card from edge to edge of the paper. */}
      <style>{`@page { size: ${paper} portrait; margin: 0 }`}</style>
      <div className="print:hidden">
        <PageTitle title={m.programs_card_title()} />
        <p className="mt-1 text-muted">{m.programs_card_text()}</p>
      </div>
      <div className="mt-5 grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] print:mt-0 print:block">
        <PrintedCard
          title={program.title}
          picture={picture.data ?? null}
          isRunning={picture.isFetching}
          link={open}
        />
        <div className="grid grid-cols-1 content-start gap-4 print:hidden">
          <PictureNote programId={program.id} picture={picture} />
          {link !== undefined && open?.share == null && (
            <Banner kind="info">{m.programs_card_no_link()}</Banner>
          )}
          <ChoiceGroup
            label={m.programs_card_size()}
            choices={papers.map((value) => ({ value, label: paperNames[value]() }))}
            value={paper}
            onChoose={setPaper}
          />
          <Button className="min-h-14 text-lg" onClick={() => window.print()}>
            <Icon name="print" />
            {m.programs_card_print()}
          </Button>
          {drawing !== null && (
            <div className="flex flex-wrap items-center">
              <SavePicture drawing={drawing} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
