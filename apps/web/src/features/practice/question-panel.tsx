import type { CodingExercise, CodingQuestion } from '@python-learning/contract';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { GlossaryHtml } from '../../ui/glossary-html.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FileChips } from '../../workbench/files/file-chips.tsx';
import { FoldButton } from '../../workbench/fold-button.tsx';
import { HintList } from '../../workbench/hints/hint-list.tsx';
import type { Hints } from '../../workbench/hints/use-hints.ts';
import { PracticeVideo } from './practice-video.tsx';

export type QuestionPanelProps = {
  question: CodingQuestion;
  hints: Hints;
  intro: Pick<CodingExercise, 'video_url' | 'video_captions'>;
  /** The position of the question, in words; null if it is shown elsewhere. */
  place: string | null;
  isSolved: boolean;
  /** False on the visit's first question, where the heading of the page has the focus. */
  takesFocus: boolean;
  /** Lets the learner choose another theme for a free task; null where there is none to change. */
  onOtherTheme: (() => void) | null;
  /** False if the hints are reached from elsewhere. */
  hasHints?: boolean;
};

/** The task. Its hints and the intro video are folded. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { question, hints, intro, place, isSolved, takesFocus, onOtherTheme, hasHints = true } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const isListed = hasHints && hints.isListed;
  const [isVideoShown, setVideoShown] = useState(false);
  useEffect(() => {
    if (takesFocus) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [takesFocus]);
  return (
    <Card className="grid grid-cols-1 gap-2 p-4! bench:border-0! md:p-6!">
      <Place place={place} isSolved={isSolved} />
      <h2
        ref={heading}
        id={hasHints ? 'task-heading' : undefined}
        tabIndex={-1}
        className="text-xl outline-none"
      >
        {question.title}
      </h2>
      <Beginning question={question} onBegin={(code) => hints.ladder?.program.current?.take(code)} />
      <GlossaryHtml html={question.question} />
      {question.files !== undefined && (
        <FileChips heading={m.files_of_task()} note={m.files_made_up()} files={question.files} />
      )}
      <div className="-mx-2 -mb-2 flex flex-wrap sm:-mx-3">
        {hasHints && hints.total > 0 && (
          <FoldButton icon="bulb" isOpen={isListed} onToggle={() => hints.setListed(!isListed)}>
            {isListed ? m.practice_hint_hide() : m.practice_hint_show()}
          </FoldButton>
        )}
        {onOtherTheme !== null && (
          <FoldButton icon="again" isOpen={false} onToggle={onOtherTheme}>
            {m.practice_theme_other()}
          </FoldButton>
        )}
        {intro.video_url !== null && (
          <FoldButton icon="video" isOpen={isVideoShown} onToggle={() => setVideoShown(!isVideoShown)}>
            {isVideoShown ? m.practice_intro_hide() : m.practice_intro_show()}
          </FoldButton>
        )}
      </div>
      {isListed && <HintList hints={hints} />}
      {isVideoShown && intro.video_url !== null && (
        <PracticeVideo
          url={intro.video_url}
          captions={intro.video_captions}
          label={m.practice_intro_label()}
        />
      )}
    </Card>
  );
}

type BeginningProps = { question: CodingQuestion; onBegin: (code: string) => void };

/** Whose program a part of a growing one goes on with. Of one's own it may be changed for the example's. */
function Beginning({ question: { continues_from: before, free }, onBegin }: BeginningProps) {
  if (before === undefined) return null;
  const { title, is_own_code: isOwn, sample_code: sample } = before;
  if (!isOwn) {
    return free === undefined ? null : (
      <p className="text-muted">{m.practice_begins_with_sample({ title })}</p>
    );
  }
  return (
    <>
      <p className="text-muted">{m.practice_continues({ title })}</p>
      {free !== undefined && sample !== null && (
        <Button
          kind="secondary"
          className="justify-self-start"
          onClick={({ currentTarget }) => {
            onBegin(sample);
            currentTarget.closest('dialog')?.close();
          }}
        >
          {m.practice_begin_with_sample()}
        </Button>
      )}
    </>
  );
}

function Place({ place, isSolved }: { place: string | null; isSolved: boolean }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 text-muted">
      {place}
      {isSolved && (
        <span className="inline-flex items-center gap-1 rounded-full bg-success-soft px-3 font-bold text-success">
          <Icon name="check" className="size-5" />
          {m.practice_solved()}
        </span>
      )}
    </p>
  );
}
