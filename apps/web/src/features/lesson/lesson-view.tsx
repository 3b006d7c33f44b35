import type { LearnContent } from '@python-learning/contract';
import { useEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Banner } from '../../ui/banner.tsx';
import type { Cue } from './captions.ts';
import { FormatChoice } from './formats/format-choice.tsx';
import type { Formats } from './formats/use-formats.ts';
import type { GivenAnswers } from './guesses/use-guesses.ts';
import { isWide } from './is-wide.ts';
import { KnownLink, type WayToPractice } from './known-link.tsx';
import { LessonError } from './lesson-error.tsx';
import { LessonNotices } from './lesson-notices.tsx';
import { LessonPlayer } from './lesson-player.tsx';
import { isFresh, isOffering } from './lesson-stage.tsx';
import { LessonSteps } from './lesson-steps.tsx';
import { MomentList } from './moments/moment-list.tsx';
import { TryBeside } from './moments/try-beside.tsx';
import type { TriedCodes } from './moments/use-moments.ts';
import { type Choices, PlayerSettings } from './player-settings.tsx';
import { findSkipped } from './seen-ranges.ts';
import { StepButtons } from './step-buttons.tsx';
import { TranscriptPanel } from './transcript-panel.tsx';
import type { Lesson } from './use-lesson.ts';
import type { Player } from './use-player.ts';
import { type Playing, usePlaying } from './use-playing.ts';

type LessonViewProps = WayToPractice & {
  content: LearnContent;
  contents: readonly LearnContent[];
  index: number;
  lesson: Lesson;
  choices: Choices;
  tried: TriedCodes;
  guessed: GivenAnswers;
  /** True when the learner came here from another lesson of the same page. */
  takesFocus: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onShow: (index: number) => void;
  /** Loads the lessons again, with new addresses: those of paid milestones expire. */
  onMediaFailed: () => void;
};

/** One lesson: its player, its transcript and the way to the next. */
export function LessonView(props: LessonViewProps) {
  const { content, contents, index, lesson, choices, tried, guessed } = props;
  const playing = usePlaying({ content, choices, guessed, onWatched: () => lesson.finish(content) });
  const { formats, captions, player, moments, jump } = playing;
  const skipped = player.hasEnded && !lesson.watched.has(content.id) ? findSkipped(player.seen) : null;
  const skippedS = skipped === null ? null : skipped * player.durationS;
  const parts = {
    ...props,
    playing,
    skippedS,
    isKnownOver: isKnownOver(playing, lesson.watched.has(content.id)),
  };
  // On a phone the open program is directly below the picture that it is from.
  const below = moments.opened === null ? 'contents' : 'contents max-lg:*:hidden';
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-8">
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        <StepHeading {...props} total={contents.length} />
        {formats.file === null ? (
          <Banner kind="info">{m.lesson_error_content_not_available()}</Banner>
        ) : (
          <PlayerWithError {...parts} />
        )}
        <div className={below}>
          <BelowPlayer {...parts} />
        </div>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <TryBeside lessonId={content.id} moments={moments} tried={tried} />
        <div className={below}>
          <LessonSteps contents={contents} index={index} watched={lesson.watched} onChoose={props.onShow} />
          <Transcript
            content={content}
            cues={captions.spoken}
            formats={formats}
            player={player}
            onJump={jump}
          />
        </div>
      </div>
    </div>
  );
}

type PartProps = LessonViewProps & {
  playing: Playing;
  /** Begin of the part that was skipped, in seconds, once the lesson has ended without it; otherwise null. */
  skippedS: number | null;
  /** True while the way to the practice is on the picture. */
  isKnownOver: boolean;
};

/**
 * True before a lesson has begun: its picture then shows nothing but a title, and what is below is out of sight on a
 * phone. The sound alone has no picture, and the offer to save data takes its place.
 */
function isKnownOver({ formats, player }: Playing, isWatched: boolean): boolean {
  const hasPicture = formats.file !== null && formats.file.form !== 'audio';
  return hasPicture && !isWatched && isFresh(player) && !isOffering(formats, player);
}

function PlayerWithError(props: PartProps) {
  const { content, choices, playing, skippedS, isKnownOver: hasKnown, practice, onKnown } = props;
  const { formats, lite, player } = playing;
  const hasFailed = player.hasFailed || lite.hasFailed;
  useWhenFailed(hasFailed, props.onMediaFailed);
  const retry = () => {
    // With audio, only the picture may have failed.
    if (lite.hasFailed) lite.reload();
    if (player.hasFailed) player.retry();
  };
  return (
    <>
      <LessonPlayer
        {...playing}
        {...{ content, choices, skippedS }}
        known={hasKnown && <KnownLink {...{ practice, onKnown }} isOver />}
      />
      <LessonError player={player} formats={formats} hasFailed={hasFailed} onRetry={retry} />
    </>
  );
}

/** Calls `onFailed` each time that a failure begins. */
function useWhenFailed(hasFailed: boolean, onFailed: () => void): void {
  const latest = useRef(onFailed);
  useEffect(() => {
    latest.current = onFailed;
  });
  useEffect(() => {
    if (hasFailed) latest.current();
  }, [hasFailed]);
}

function BelowPlayer({ content, contents, index, lesson, choices, playing, skippedS, ...way }: PartProps) {
  const { formats, player, moments } = playing;
  const isEmpty = formats.file === null;
  const isWatched = lesson.watched.has(content.id);
  return (
    <>
      {!isEmpty && (
        <>
          <FormatChoice formats={formats} />
          <LessonNotices player={player} lesson={lesson} />
        </>
      )}
      <StepButtons
        isFirst={index === 0}
        isLast={index === contents.length - 1}
        isWatched={isWatched || isEmpty}
        isSkipped={skippedS !== null}
        hasKnownLink={!way.isKnownOver}
        practice={way.practice}
        onKnown={way.onKnown}
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
  formats: Formats;
  player: Player;
  onJump: (atS: number) => void;
};

function Transcript({ content, cues, formats, player, onJump }: TranscriptProps) {
  if (content.transcript === '' && cues === null) {
    return null;
  }
  return (
    <TranscriptPanel
      cues={cues}
      text={content.transcript}
      atS={player.atS}
      isPlaying={player.isPlaying}
      isOpenFirst={formats.file?.form === 'audio' || isWide()}
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
    <div className="flex flex-row-reverse items-baseline justify-between gap-3 sm:block">
      <p className="shrink-0 text-muted">{m.lesson_step_label({ number: index + 1, total })}</p>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {content.title}
      </h2>
    </div>
  );
}
