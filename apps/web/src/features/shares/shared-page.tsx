import type { SharedProgram } from '@python-learning/contract';
import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { ProgramLines } from '../../deck/program/program-lines.tsx';
import { paths } from '../../lib/paths.ts';
import { changedWords } from '../../lib/share/changed-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { isDialogue } from '../../workbench/run/workbench.reducer.ts';
import { StickyBar } from '../../workbench/sticky-bar.tsx';
import { CopyButton } from './copy-button.tsx';
import { ReportButton } from './report-button.tsx';
import { besideRun, sharedColumns, sharedFrame } from './shared-columns.ts';
import { SharedOutput } from './shared-output.tsx';
import { useSharedRun } from './use-shared-run.ts';

type SharedPageProps = { program: SharedProgram };

/** What the program shows, its lines where they may be read, and the bar that always says who made it. */
export function SharedPage({ program }: SharedPageProps) {
  const work = useSharedRun(program);
  const [drawnBy, setDrawnBy] = useState<number | null>(null);
  const { title, source, is_own: isOwn } = program;
  return (
    <div className={sharedFrame}>
      <div className={sharedColumns}>
        <div className="md:col-span-2">
          {isOwn && <OwnNote />}
          <PageTitle title={title} className="text-xl leading-tight wrap-anywhere outline-none md:text-3xl" />
        </div>
        <SharedOutput work={work} program={program} onLine={setDrawnBy} />
        <div className="grid grid-cols-1 content-start gap-2">
          {source !== null && (
            <section aria-label={m.shares_program()}>
              <ProgramLines lines={source.split('\n')} firstLine={1} marked={drawnBy} />
            </section>
          )}
          <Credit program={program} />
        </div>
      </div>
      {/* Beside the columns, not in them: a bar sticks within its own parent. */}
      <SharedBar program={program} work={work} />
    </div>
  );
}

function OwnNote() {
  return (
    <Banner kind="info" className="mb-3">
      <p>{m.shares_own()}</p>
      <TextLink to={paths.programs()}>{m.shares_own_programs()}</TextLink>
    </Banner>
  );
}

/** What was changed in a copy, and where it came from. */
function Credit({ program: { changed, origin } }: SharedPageProps) {
  return (
    <div className="text-muted">
      {changed !== null && <p>{m.shares_changed({ part: changedWords[changed]() })}</p>}
      {origin?.kind === 'task' && <p>{m.shares_thanks_course()}</p>}
      {origin?.kind === 'share' && origin.code !== null && origin.title !== null && (
        <TextLink to={paths.shared(origin.code)}>{m.shares_thanks({ title: origin.title })}</TextLink>
      )}
    </div>
  );
}

type SharedBarProps = SharedPageProps & { work: ReturnType<typeof useSharedRun> };

/** The bar at the foot of the page. It stays while the page scrolls, and no part of the page covers it. */
function SharedBar({ program, work: { bench, start, stop } }: SharedBarProps) {
  const isRunning = bench.phase.kind === 'running' || isDialogue(bench.phase);
  const { code, source, is_own: isOwn } = program;
  const canCopy = source !== null && !isOwn;
  return (
    <StickyBar>
      <div className="flex items-center justify-between gap-3 px-2">
        <p className="text-muted">{m.shares_made_by()}</p>
        {!isOwn && <ReportButton code={code} />}
      </div>
      <div className="flex flex-wrap gap-2 px-2 pb-2">
        <Button
          kind={canCopy ? 'secondary' : 'primary'}
          className="min-h-14 px-2.5! sm:grow"
          onClick={isRunning ? stop : start}
        >
          <Icon name={isRunning ? 'stop' : 'play'} />
          {isRunning ? m.practice_stop() : m.practice_run()}
        </Button>
        {canCopy && <CopyButton code={code} />}
        {!canCopy && !isOwn && (
          <ButtonLink to={paths.home()} kind="secondary" className={besideRun}>
            {m.shares_start()}
          </ButtonLink>
        )}
      </div>
    </StickyBar>
  );
}
