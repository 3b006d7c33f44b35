import type { OwnProgram } from '@python-learning/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { refusalOr } from '../../lib/api/failure-text.ts';
import { dataKeys } from '../../lib/data/queries.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useIsNarrow } from '../../ui/narrow-screen.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { courseKeys } from '../../workbench/editor/course-keys.ts';
import { DraftNote } from '../../workbench/editor/editor-card.tsx';
import { KeepCopy } from '../../workbench/keep-copy.tsx';
import { besideSheet, codeBeside } from '../../workbench/output/beside-sheet.ts';
import { OutputSection } from '../../workbench/output/output-section.tsx';
import { ResultSheet } from '../../workbench/output/result-sheet.tsx';
import { useSheet } from '../../workbench/output/use-sheet.ts';
import { programAnswer } from '../../workbench/question-kinds.ts';
import { RunBar } from '../../workbench/run-bar.tsx';
import { type TaskWork, useWorkbench } from '../../workbench/use-workbench.ts';
import { WorkScreen } from '../../workbench/work-screen.tsx';
import { saveProgram, sendTo } from './program-calls.ts';
import { ProgramFiles } from './program-files.tsx';
import { ProgramMenu } from './program-menu.tsx';
import { useShareOfSaved } from './share/use-shares.ts';
import { draftedTask, isGone } from './use-programs.ts';

/** On a wide screen code and bar have a column of their own, in which they stay while the result scrolls beside them. */
const besideResult = {
  code: 'sticky top-29 xl:top-20 col-start-1 row-start-1 mb-24 min-w-0 self-start',
  bar: 'sticky bottom-0 z-10 col-start-1 row-start-1 min-w-0 self-end',
} as const;

/** Title, editor, output and the bar with Run. Where the code is saved is always in sight. */
export function ProgramPanel({ program }: { program: OwnProgram }) {
  const { files, setFiles } = useKeptFiles(program);
  const work = useProgramWork(program, setFiles);
  const isNarrow = useIsNarrow();
  const sheet = useSheet(work.bench, work.isTyping);
  const { Editor, Output } = programAnswer;
  const Result = isNarrow ? ResultSheet : OutputSection;
  return (
    <WorkScreen>
      <Header program={program} work={work} />
      {work.refusal !== null && <RefusedSave program={program} work={work} />}
      <div className="flex flex-col gap-3 bench:flex-1 bench:gap-0 bench:min-h-0 desk:grid desk:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] desk:gap-x-6">
        <div className={isNarrow ? codeBeside[sheet.height] : besideResult.code}>
          <Editor work={work} isOwn onRunByKey={work.runByKey} />
        </div>
        <Result bench={work.bench} arrival={work.arrival} sheet={sheet}>
          <Output
            bench={work.bench}
            sample={program.inputs}
            ranText={m.programs_ran()}
            taskId={program.id}
            {...(isNarrow ? besideSheet(work, sheet) : work).onOutput}
          />
          <ProgramFiles id={program.id} files={files} onChanged={setFiles} />
        </Result>
        <div className={isNarrow ? 'contents' : besideResult.bar}>
          <RunBar
            work={work}
            keys={courseKeys}
            runText={m.practice_run()}
            isDone={false}
            previous={<ListLink />}
            next={null}
          />
        </div>
      </div>
    </WorkScreen>
  );
}

/** The files of the program as the last answer of the server has them. */
function useKeptFiles({ files: loaded }: OwnProgram) {
  const [known, setKnown] = useState({ loaded, files: loaded });
  if (known.loaded !== loaded) setKnown({ loaded, files: loaded });
  const setFiles = (files: OwnProgram['files']) => setKnown({ loaded, files });
  return { files: known.files, setFiles };
}

function useProgramWork(program: OwnProgram, onFiles: (files: OwnProgram['files']) => void): TaskWork {
  const cache = useQueryClient();
  return useWorkbench({
    task: useMemo(() => draftedTask(program), [program]),
    start: { rememberedOutput: null, isSolved: false, solutionNote: null },
    save: saveProgram,
    send: sendTo(program.id),
    // The list shows what the last run showed.
    onResult: ({ kept_files: files }) => {
      if (files !== undefined) onFiles(files);
      void cache.invalidateQueries({ queryKey: dataKeys.programs, refetchType: 'none' });
    },
  });
}

type HeaderProps = { program: OwnProgram; work: TaskWork };

/** Stays while the learner types: it says where the code is saved. */
function Header({ program, work }: HeaderProps) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { bench, draft, refusal } = work;
  useShareOfSaved(program.id, draft === 'saved');
  return (
    <header className="flex min-h-12 shrink-0 items-center gap-2 bench:border-b bench:border-line bench:ps-4">
      <div className="min-w-0 flex-1">
        <PageTitle
          title={program.title}
          className="truncate text-base leading-tight outline-none md:text-3xl"
        />
        <div className="min-h-5 leading-tight">
          <DraftNote draft={draft} isRefused={refusal !== null} />
        </div>
      </div>
      <ProgramMenu
        program={program}
        read={async () => ({ code: bench.code, inputs: inputsFor(program, work) })}
        onChanged={() => void cache.invalidateQueries({ queryKey: dataKeys.programs, refetchType: 'none' })}
        onDeleted={() => void navigate(paths.programs(), { replace: true })}
      />
    </header>
  );
}

/** Why the program is not saved any more. One that was deleted elsewhere can be kept as a new one. */
function RefusedSave({ program, work }: HeaderProps) {
  const { bench, refusal } = work;
  return (
    <Banner kind="error">
      <p>{isGone(refusal) ? m.programs_gone() : refusalOr(refusal, m.programs_error_save)}</p>
      {isGone(refusal) && (
        <KeepCopy title={program.title} code={bench.code} inputs={inputsFor(program, work)} />
      )}
    </Banner>
  );
}

/** What was typed in the last run. */
function inputsFor(program: OwnProgram, { bench }: TaskWork): readonly string[] {
  return bench.result === null ? program.inputs : bench.resultInputs;
}

function ListLink() {
  return (
    <ButtonLink
      to={paths.programs()}
      kind="ghost"
      className="min-w-11 gap-1.5! px-2! @min-[34rem]:px-4!"
      aria-label={m.programs_title()}
    >
      <Icon name="arrow-left" className="size-5" />
      <span className="hidden @min-[23rem]:inline">{m.programs_title()}</span>
    </ButtonLink>
  );
}
