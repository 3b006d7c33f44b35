import type { LearnContent } from '@python-learning/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EndCard } from './end-card.tsx';
import { FormatChoice } from './formats/format-choice.tsx';
import { useWide } from './is-wide.ts';
import { KnownLink, type WayToPractice } from './known-link.tsx';
import { LessonError } from './lesson-error.tsx';
import { LessonNotices } from './lesson-notices.tsx';
import { LessonPlayer } from './lesson-player.tsx';
import { LessonSteps, type Steps } from './lesson-steps.tsx';
import { MomentList } from './moments/moment-list.tsx';
import { TryInPlace } from './moments/try-in-place.tsx';
import { PlaybackContext, usePlayback } from './playback-context.ts';
import { PlayerSettings } from './player-settings.tsx';
import { StepButtons } from './step-buttons.tsx';
import { TranscriptPanel } from './transcript-panel.tsx';
import type { Lesson } from './use-lesson.ts';
import { useLessonPlayback } from './use-lesson-playback.ts';
import type { LessonVisit } from './use-lesson-visit.ts';

type LessonViewProps = {
  content: LearnContent;
  lesson: Lesson;
  visit: LessonVisit;
  steps: Steps;
  way: WayToPractice;
  /** Loads the lessons again, with new addresses: those of paid milestones expire. */
  onMediaFailed: () => void;
};

/** One lesson: its player, its transcript and the way to the next. */
export function LessonView({ content, lesson, visit, steps, way, onMediaFailed }: LessonViewProps) {
  const isWatched = lesson.watched.has(content.id);
  const onWatched = () => lesson.finish(content);
  const playback = useLessonPlayback({ content, visit, isWatched, onWatched });
  // An open program takes the place of the lesson. On a phone it is alone on the page.
  const isTrying = playback.moments.opened !== null;
  return (
    <PlaybackContext value={playback}>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-8">
        <div className="grid min-w-0 grid-cols-1 content-start gap-3">
          <div className={classNames(firstScreen, !isTrying && fitted)}>
            <div className={isTrying ? 'max-lg:sr-only' : undefined}>
              <StepHeading title={content.title} steps={steps} />
              {/* Above the player, which fills the window of a phone. */}
              <div className={isTrying ? 'hidden' : 'mt-1 empty:hidden'}>
                <Fault onMediaFailed={onMediaFailed} />
              </div>
            </div>
            <TryInPlace />
            <Player steps={steps} way={way} />
          </div>
          <div className={classNames('grid grid-cols-1 content-start gap-3', isTrying && 'hidden')}>
            <BelowPlayer lesson={lesson} steps={steps} way={way} />
          </div>
        </div>
        <div
          className={classNames('grid min-w-0 grid-cols-1 content-start gap-4', isTrying && 'max-lg:hidden')}
        >
          <LessonSteps steps={steps} watched={lesson.watched} />
          <Transcript />
        </div>
      </div>
    </PlaybackContext>
  );
}

const firstScreen = 'grid min-w-0 grid-cols-1 content-start gap-1 short:gap-3 md:gap-3';
/** On a phone held upright, title and player fill the window below the header, also where a title needs two lines. */
const fitted = 'upright:min-h-[calc(100dvh-4.5rem)] upright:grid-rows-[auto_minmax(0,1fr)]';

function Player({ steps, way }: Pick<LessonViewProps, 'steps' | 'way'>) {
  const { formats, moments, player, isKnownInPlayer, isWatched } = usePlayback();
  const [wasWatched] = useState(isWatched);
  if (formats.file === null) {
    return <Banner kind="info">{m.lesson_error_content_not_available()}</Banner>;
  }
  return (
    <div className={moments.opened === null ? 'grid grid-cols-1' : 'hidden'}>
      <LessonPlayer
        known={isKnownInPlayer && <KnownLink {...way} isInPlayer />}
        ending={player.hasEnded && isWatched && <EndCard steps={steps} isGrown={!wasWatched} />}
      />
    </div>
  );
}

/** What could not be loaded, and ways to go on. */
function Fault({ onMediaFailed }: Pick<LessonViewProps, 'onMediaFailed'>) {
  const { lite, player } = usePlayback();
  const hasFailed = player.hasFailed || lite.hasFailed;
  useWhenFailed(hasFailed, onMediaFailed);
  const retry = () => {
    // With audio, only the picture may have failed.
    if (lite.hasFailed) lite.reload();
    if (player.hasFailed) player.retry();
  };
  return <LessonError hasFailed={hasFailed} onRetry={retry} />;
}

/** Calls `onFailed` each time that a failure begins. */
function useWhenFailed(hasFailed: boolean, onFailed: () => void): void {
  const tell = useEffectEvent(onFailed);
  useEffect(() => {
    if (hasFailed) tell();
  }, [hasFailed]);
}

type BelowPlayerProps = Pick<LessonViewProps, 'lesson' | 'steps' | 'way'>;

function BelowPlayer({ lesson, steps, way }: BelowPlayerProps) {
  const isEmpty = usePlayback().formats.file === null;
  return (
    <>
      {!isEmpty && (
        <>
          <FormatChoice />
          <LessonNotices lesson={lesson} />
        </>
      )}
      <StepButtons steps={steps} way={way} />
      <MomentList />
      {!isEmpty && <PlayerSettings />}
    </>
  );
}

function Transcript() {
  const { content, captions, formats } = usePlayback();
  const isRoomy = useWide();
  if (content.transcript === '' && captions.spoken === null) {
    return null;
  }
  return <TranscriptPanel isOpenFirst={formats.file?.form === 'audio' || isRoomy} />;
}

type StepHeadingProps = { title: string; steps: Steps };

function StepHeading({ title, steps: { contents, index, takesFocus } }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) {
      heading.current?.focus();
    }
  }, [takesFocus]);
  return (
    <div className="flex flex-row-reverse items-baseline justify-between gap-3 sm:block">
      <p className="shrink-0 text-muted">
        {m.lesson_step_label({ number: index + 1, total: contents.length })}
      </p>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
    </div>
  );
}
