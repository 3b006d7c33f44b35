import type { ListedProgram } from '@python-learning/contract';
import { useNavigate } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { refusalOr } from '../../lib/api/failure-text.ts';
import { useCreateProgram, usePrograms } from '../../lib/data/own-programs.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { focusPageTitle, PageTitle } from '../../ui/page-title.tsx';
import { ScreenError } from '../../ui/screen-error.tsx';
import { ScreenLoading } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useUnsentDrafts } from '../../workbench/draft/use-unsent-drafts.ts';
import { StickyBar } from '../../workbench/sticky-bar.tsx';
import { BringButton } from './bring/bring-button.tsx';
import { saveProgram } from './program-calls.ts';
import { ProgramItem } from './program-item.tsx';
import { shareOf, useShares } from './share/use-shares.ts';

/** Few learners have a link that ends soon. */
const EndingLinks = optionalPart(async () => (await import('./share/ending-links.tsx')).EndingLinks);

/** The programs that the learner has for themselves, and a button for a new one. */
export function ProgramsScreen() {
  const { data, error, isPending, refetch } = usePrograms();
  if (data !== undefined) return <Programs programs={data} onChanged={() => void refetch()} />;
  if (isPending) return <ProgramsLoading />;
  const texts = {
    notFound: m.programs_error_unknown(),
    empty: m.programs_empty_title(),
    failed: m.programs_error_load(),
  };
  return <ScreenError fault={{ failure: error }} texts={texts} onRetry={() => void refetch()} />;
}

type ProgramsProps = { programs: readonly ListedProgram[]; onChanged: () => void };

function Programs({ programs, onChanged }: ProgramsProps) {
  const { data: shares } = useShares();
  useUnsentDrafts(
    programs.map(({ id }) => id),
    undefined,
    saveProgram,
  );
  return (
    <div className="mx-auto grid w-full max-w-5xl flex-1 grid-cols-1 grid-rows-[auto_1fr_auto] gap-4 px-4 pt-4 md:pt-6">
      <div className="grid grid-cols-1 gap-4">
        <PageTitle title={m.programs_title()} className="text-xl outline-none md:text-3xl" />
        {shares?.some(({ ends_at: endsAt }) => endsAt !== null) && <EndingLinks shares={shares} />}
      </div>
      {programs.length === 0 ? (
        <div className="grid grid-cols-1 content-center justify-items-center gap-3 py-12 text-center">
          <Icon name="code" className="size-12 text-action" />
          <h2 className="text-xl">{m.programs_empty_title()}</h2>
          <p className="max-w-md">{m.programs_empty_text()}</p>
        </div>
      ) : (
        <ul className="grid grid-cols-1 content-start gap-3 lg:grid-cols-2">
          {programs.map((program) => (
            <ProgramItem
              key={program.id}
              program={program}
              share={shareOf(shares, program.id)}
              onChanged={onChanged}
              onDeleted={focusPageTitle}
            />
          ))}
        </ul>
      )}
      <StickyBar>
        <NewProgram number={programs.length + 1} />
      </StickyBar>
    </div>
  );
}

/** Begins an empty program, or one that is brought along, and opens it. */
function NewProgram({ number }: { number: number }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useCreateProgram();
  const title = m.programs_new_title({ number });
  const begin = () =>
    mutate({ title, code: '' }, { onSuccess: ({ id }) => void navigate(paths.program(id)) });
  return (
    <div className="grid grid-cols-1 gap-2 px-2 py-2">
      {error !== null && <Banner kind="error">{refusalOr(error, m.programs_error_new)}</Banner>}
      <div className="flex flex-wrap gap-2 md:mx-auto md:w-full md:max-w-xl">
        <Button busy={isPending} className="min-h-14 grow-2 text-lg" onClick={begin}>
          <Icon name="plus" />
          {m.programs_new()}
        </Button>
        <BringButton usualTitle={title} />
      </div>
    </div>
  );
}

function ProgramsLoading() {
  return (
    <ScreenLoading label={m.programs_loading()} className="max-w-5xl">
      <Skeleton className="h-9 w-1/2 max-w-72" />
      <Skeleton className="h-26 w-full rounded-2xl" />
      <Skeleton className="h-26 w-full rounded-2xl" />
      <Skeleton className="h-26 w-full rounded-2xl" />
    </ScreenLoading>
  );
}
