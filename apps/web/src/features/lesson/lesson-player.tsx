import type { LearnContent } from '@python-learning/contract';
import { type RefObject, useEffect } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { classNames } from '../../ui/class-names.ts';
import { textAt } from './captions.ts';
import type { Formats } from './formats/use-formats.ts';
import { LessonMedia } from './lesson-media.tsx';
import { LessonStage } from './lesson-stage.tsx';
import type { LiteQuery } from './lite/use-lite-lesson.ts';
import { MomentButton } from './moments/moment-button.tsx';
import type { Moments } from './moments/use-moments.ts';
import { PlayerControls } from './player-controls.tsx';
import type { Choices } from './player-settings.tsx';
import { SeekBar } from './seek-bar.tsx';
import { SkippedPart } from './skipped-part.tsx';
import type { Captions } from './use-captions.ts';
import { useFullScreen } from './use-full-screen.ts';
import { type Player, skipS } from './use-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';

type LessonPlayerProps = {
  box: RefObject<HTMLElement | null>;
  content: LearnContent;
  formats: Formats;
  lite: LiteQuery;
  player: Player;
  captions: Captions;
  choices: Choices;
  moments: Moments;
  /** Begin of a skipped part to be shown, in seconds, or null. */
  skippedS: number | null;
  showSkipped: (atS: number) => void;
};

/** The picture or the audio, the captions below and the controls, in one dark box that can fill the screen. */
export function LessonPlayer(props: LessonPlayerProps) {
  const { box, content, formats, lite, player, captions, choices, moments, skippedS } = props;
  const form = formats.file?.form;
  const isHeard = form !== 'lite' || (formats.hasSound && content.audio_url !== null);
  const language = useLanguage();
  const fullScreen = useFullScreen(box);
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
      className={classNames(
        'grid grid-cols-1 overflow-hidden bg-code-ground text-code-ink outline-none print:hidden',
        fullScreen.isOn ? 'grid-rows-[minmax(0,1fr)_auto_auto] p-2' : 'rounded-2xl',
      )}
    >
      <LessonStage player={player} formats={formats}>
        <LessonMedia
          content={content}
          formats={formats}
          lite={lite}
          player={player}
          preload={choices.preload}
          isFullScreen={fullScreen.isOn}
        />
        {skippedS === null ? (
          <MomentButton moments={moments} />
        ) : (
          <SkippedPart onShow={() => props.showSkipped(skippedS)} />
        )}
      </LessonStage>
      {choices.captions !== 'off' && (
        <CaptionLine captions={captions} atS={player.atS} isAudio={form === 'audio'} isHeard={isHeard} />
      )}
      <div className="px-2 pb-2">
        <SeekBar player={player} thumbnails={hasThumbnails(formats) ? content.thumbnails : null} />
        <PlayerControls
          player={player}
          choices={choices}
          fullScreen={form === 'audio' ? null : fullScreen}
          isHeard={isHeard}
        />
      </div>
    </section>
  );
}

/** Thumbnails cost more data than a whole lite lesson. */
function hasThumbnails({ file, dataSaving }: Formats): boolean {
  return !dataSaving && (file?.form === 'video' || file?.form === 'light');
}

type CaptionLineProps = { captions: Captions; atS: number; isAudio: boolean; isHeard: boolean };

/** Caption below the picture, where it covers no code and has the size of other texts. */
function CaptionLine({ captions: { shown, shownIn }, atS, isAudio, isHeard }: CaptionLineProps) {
  return (
    <p
      lang={shownIn}
      // Without a voice, screen readers announce the lesson from here.
      {...(isHeard ? {} : { 'aria-live': 'polite' as const })}
      className={classNames(
        'grid content-center px-1 py-1 text-center text-balance sm:px-3',
        // Room for all but a few long captions, so that the buttons below do not move from one to the next.
        'min-h-[calc(var(--lines)*var(--body-leading)*1em+0.5rem)]',
        isAudio
          ? 'text-lg [--lines:3] max-sm:[&:lang(ta)]:[--lines:4]'
          : '[--lines:2] max-sm:[&:lang(ta)]:[--lines:3]',
      )}
    >
      {textAt(shown, atS)}
    </p>
  );
}

/** The browser's own captions are small and cover the code, so they show only when ours cannot be loaded. */
function useOwnCaptions(boxRef: RefObject<HTMLElement | null>, areNeeded: boolean): void {
  useEffect(() => {
    // Runs on each render: a browser turns on default captions by itself, some time after the video has loaded.
    for (const track of boxRef.current?.querySelector('video')?.textTracks ?? []) {
      track.mode = areNeeded ? 'showing' : 'disabled';
    }
  });
}
