import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { classNames } from '../../ui/class-names.ts';
import { useMedia } from '../../ui/use-media.ts';
import { CaptionLine } from './caption-line.tsx';
import { guessCard } from './guesses/use-guesses.ts';
import { isWide } from './is-wide.ts';
import { LessonMedia } from './lesson-media.tsx';
import { LessonStage } from './lesson-stage.tsx';
import { MomentButton } from './moments/moment-button.tsx';
import { TryStop } from './moments/try-stop.tsx';
import { usePlayback } from './playback-context.ts';
import { PlayerControls } from './player-controls.tsx';
import { PlayerFoot } from './player-foot.tsx';
import { SeekBar } from './seek-bar.tsx';
import { SkippedPart } from './skipped-part.tsx';
import { type FullScreen, useFullScreen } from './use-full-screen.ts';
import { skipS } from './use-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useRestingControls } from './use-resting-controls.ts';

type LessonPlayerProps = {
  /** In the place of the caption before the lesson has begun; false after that. */
  known: ReactNode;
  /** On the picture when the lesson has ended. */
  ending: ReactNode;
};

/**
 * The picture or the audio, the captions below and the controls, in one dark box that can fill the screen. There, captions and controls are
 * over the picture, and the controls rest while the lesson plays. In a window that is too low they are beside it.
 */
export function LessonPlayer({ known, ending }: LessonPlayerProps) {
  const {
    box,
    formats,
    player,
    captions,
    choices,
    moments,
    guess,
    chosenBefore,
    skippedS,
    showSkipped,
    answerGuess,
  } = usePlayback();
  const form = formats.file?.form;
  const isAudio = form === 'audio';
  const language = useLanguage();
  const fullScreen = useFullScreen(box, form === 'video');
  const isLite = form === 'lite';
  const isBeside = useMedia(lowWindow) && !isAudio && (isLite || !fullScreen.isOn);
  const isOver = fullScreen.isOn && !isBeside;
  const isFitted = useMedia(uprightWindow) && isLite && !isOver;
  const controls = useRestingControls(box, isOver && player.isPlaying);
  const GuessCard = guess === null ? null : guessCard.Ready;
  const stop = GuessCard === null ? moments.stopped : null;
  const isAsking = GuessCard !== null || stop !== null;
  useLeaveOwnWhen(isAsking, fullScreen);
  useInViewWhen(isBeside, box);
  useOwnCaptions(box, captions.spoken === null && choices.captions !== 'off');
  usePlayerKeys(box, {
    toggle: player.toggle,
    back: () => player.skip(-skipS),
    forward: () => player.skip(skipS),
    captions: () => choices.change({ captions: choices.captions === 'off' ? language : 'off' }),
    mute: () => choices.change({ isMuted: !choices.isMuted }),
    fullScreen: fullScreen.toggle,
  });
  return (
    <section
      ref={box}
      aria-label={m.lesson_player()}
      tabIndex={-1}
      data-over={isOver ? '' : undefined}
      className={classNames(
        'relative grid overflow-hidden bg-code-ground text-code-ink outline-none print:hidden',
        // In view below the header, whatever the page keeps free for bars.
        'scroll-mt-[-1rem] scroll-mb-[-6rem] short:scroll-mt-0',
        // A question beside the picture, where there is no room below.
        columnsOf({ isOver, isBeside, isAsking }),
        (isOver || isBeside) && 'grid-rows-[minmax(0,1fr)]',
        isFitted ? fittedClass(isAsking) : 'self-start',
        !fullScreen.isOn && 'rounded-2xl',
        isBeside && !fullScreen.isOn && 'h-[calc(100dvh-1rem)]',
        controls.isResting && 'cursor-none',
      )}
    >
      <LessonStage
        onPress={() => controls.press(player.toggle)}
        cover={skippedS === null ? null : <SkippedPart onShow={() => showSkipped(skippedS)} />}
      >
        <LessonMedia fillsBox={isOver || isBeside || isFitted} />
        {/* The program opens in the place of the player, whose full screen would hide it. */}
        {skippedS === null && !isAsking && !formats.stops && <MomentButton onOpen={fullScreen.leave} />}
        {ending}
      </LessonStage>
      {guess !== null && GuessCard !== null && (
        <GuessCard
          guess={guess}
          chosen={chosenBefore}
          hasPicture={!isAudio}
          isOver={!isOver && !isBeside && isWide()}
          onAnswer={answerGuess}
        />
      )}
      {stop !== null && <TryStop moment={stop} onOpen={fullScreen.leave} />}
      <PlayerFoot
        isHidden={isAsking}
        keepsRoom={GuessCard !== null && !isOver && !isBeside && isWide()}
        isOver={isOver}
        isBeside={isBeside}
        isResting={controls.isResting}
        caption={<CaptionPlace known={known} isOver={isOver} />}
      >
        <SeekBar />
        <PlayerControls fullScreen={isAudio ? null : fullScreen} />
      </PlayerFoot>
    </section>
  );
}

/** The caption. Before the lesson has begun, what a learner may know is in its place. */
function CaptionPlace({ known, isOver }: { known: ReactNode; isOver: boolean }) {
  const { choices } = usePlayback();
  return (
    <div className="grid grid-cols-1 grid-rows-1 *:col-start-1 *:row-start-1">
      {choices.captions !== 'off' && <CaptionLine isOver={isOver} isHidden={known !== false} />}
      {known}
    </div>
  );
}

type Arrangement = { isOver: boolean; isBeside: boolean; isAsking: boolean };

function columnsOf({ isOver, isBeside, isAsking }: Arrangement): string {
  if (isAsking && (isOver || isBeside)) return 'grid-cols-[minmax(0,4fr)_minmax(0,5fr)]';
  return isBeside ? 'grid-cols-[minmax(0,6fr)_minmax(0,5fr)]' : 'grid-cols-1';
}

/** Where only the video itself can fill the screen, nothing else is seen there: it shrinks for what the lesson asks. */
function useLeaveOwnWhen(isAsking: boolean, { leaveOwn }: FullScreen): void {
  const leave = useEffectEvent(leaveOwn);
  useEffect(() => {
    if (isAsking) leave();
  }, [isAsking]);
}

/** The height is what the window leaves. A question gets what it needs of it, and scrolls before the program is out of sight. */
function fittedClass(isAsking: boolean): string {
  return isAsking
    ? 'max-h-[calc(100dvh-4.5rem)] grid-rows-[minmax(9rem,1fr)_auto]'
    : 'grid-rows-[minmax(15rem,1fr)_auto]';
}

/** In a low window the player needs all of the height: the header of the page scrolls away. */
function useInViewWhen(isBeside: boolean, boxRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isBeside) boxRef.current?.scrollIntoView({ block: 'start' });
  }, [boxRef, isBeside]);
}

/** The browser's own captions are small and cover the code, so they show only when ours cannot be loaded. */
function useOwnCaptions(boxRef: RefObject<HTMLElement | null>, areNeeded: boolean): void {
  // Runs on each render: another format is another video.
  useEffect(() => {
    const tracks = boxRef.current?.querySelector('video')?.textTracks;
    const apply = () => {
      const mode = areNeeded ? 'showing' : 'disabled';
      for (const track of tracks ?? []) if (track.mode !== mode) track.mode = mode;
    };
    apply();
    // A browser turns on default captions by itself, some time after the video has loaded.
    tracks?.addEventListener?.('change', apply);
    return () => tracks?.removeEventListener?.('change', apply);
  });
}

/** A phone held across: picture and controls do not fit below each other. */
const lowWindow = '(max-height: 26rem) and (min-width: 30rem)';
/** A phone held upright: the picture gets what the window has left beside header, caption and controls. */
const uprightWindow = '(max-width: 29.99rem), (max-width: 767px) and (min-height: 26.01rem)';
