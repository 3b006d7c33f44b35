import type { LearnContent } from '@python-learning/contract';
import { useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import type { Cue } from './captions.ts';
import { FormChoice } from './forms/form-choice.tsx';
import type { Forms } from './forms/use-forms.ts';
import { isWide } from './is-wide.ts';
import { LessonNotices } from './lesson-notices.tsx';
import { LessonPlayer } from './lesson-player.tsx';
import { LessonSteps } from './lesson-steps.tsx';
import { LessonTrouble } from './lesson-trouble.tsx';
import { MomentList } from './moments/moment-list.tsx';
import { TryBeside } from './moments/try-beside.tsx';
import type { TriedCodes } from './moments/use-moments.ts';
import { type Choices, PlayerSettings } from './player-settings.tsx';
import { StepButtons } from './step-buttons.tsx';
import { TranscriptPanel } from './transcript-panel.tsx';
import type { Lesson } from './use-lesson.ts';
import type { Player } from './use-player.ts';
import { type Playing, usePlaying } from './use-playing.ts';

type LessonViewProps = {
  content: LearnContent;
  contents: readonly LearnContent[];
  index: number;
  lesson: Lesson;
  choices: Choices;
  tried: TriedCodes;
  /** True when the learner came here from another lesson of the same page. */
  takesFocus: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onShow: (index: number) => void;
};

/** One lesson: its player, the words that are said, and the way to the next. */
export function LessonView(props: LessonViewProps) {
  const { content, contents, index, lesson, choices, tried } = props;
  const playing = usePlaying({ content, choices, onWatched: () => lesson.finish(content) });
  const { forms, captions, player, moments, jump } = playing;
  // On a phone the open program stands right below the picture that it is from.
  const below = moments.opened === null ? 'contents' : 'contents max-lg:*:hidden';
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-8">
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        <StepHeading {...props} total={contents.length} />
        {forms.file === null ? (
          <Banner kind="info">{m.lesson_error_content_not_available()}</Banner>
        ) : (
          <PlayerWithTrouble {...props} playing={playing} />
        )}
        <div className={below}>
          <BelowPlayer {...props} playing={playing} />
        </div>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <TryBeside lessonId={content.id} moments={moments} tried={tried} />
        <div className={below}>
          <LessonSteps contents={contents} index={index} watched={lesson.watched} onChoose={props.onShow} />
          <Transcript content={content} cues={captions.spoken} forms={forms} player={player} onJump={jump} />
        </div>
      </div>
    </div>
  );
}

type PartProps = LessonViewProps & { playing: Playing };

function PlayerWithTrouble({ content, choices, playing }: PartProps) {
  const { forms, lite, player, captions, moments } = playing;
  const retry = () => {
    // With sound the picture may be missing alone.
    if (lite.hasFailed) lite.reload();
    if (player.hasFailed) player.retry();
  };
  return (
    <>
      <LessonPlayer {...{ content, forms, lite, player, captions, choices, moments }} />
      <LessonTrouble
        player={player}
        forms={forms}
        hasFailed={player.hasFailed || lite.hasFailed}
        onRetry={retry}
      />
    </>
  );
}

function BelowPlayer({ content, contents, index, lesson, choices, playing, ...way }: PartProps) {
  const { forms, player, moments, jump } = playing;
  const isEmpty = forms.file === null;
  const isWatched = lesson.watched.has(content.id);
  return (
    <>
      {!isEmpty && (
        <>
          <FormChoice forms={forms} />
          <LessonNotices player={player} lesson={lesson} isWatched={isWatched} onJump={jump} />
        </>
      )}
      <StepButtons
        isFirst={index === 0}
        isLast={index === contents.length - 1}
        isWatched={isWatched || isEmpty}
        onPrevious={way.onPrevious}
        onNext={way.onNext}
      />
      <MomentList moments={moments} />
      {!isEmpty && <PlayerSettings choices={choices} />}
    </>
  );
}

type TranscriptProps = {
  content: LearnContent;
  cues: readonly Cue[] | null;
  forms: Forms;
  player: Player;
  onJump: (atS: number) => void;
};

function Transcript({ content, cues, forms, player, onJump }: TranscriptProps) {
  if (content.transcript === '' && cues === null) {
    return null;
  }
  return (
    <TranscriptPanel
      cues={cues}
      text={content.transcript}
      atS={player.atS}
      isPlaying={player.isPlaying}
      isOpenFirst={forms.file?.form === 'audio' || isWide()}
      onJump={onJump}
    />
  );
}

type StepHeadingProps = { content: LearnContent; index: number; total: number; takesFocus: boolean };

function StepHeading({ content, index, total, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) {
      heading.current?.focus();
    }
  }, [takesFocus]);
  return (
    <div>
      <p className="text-muted">{m.lesson_step_label({ number: index + 1, total })}</p>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {content.title}
      </h2>
    </div>
  );
}
