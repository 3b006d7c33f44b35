import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { sizeText } from './formats/file-size.ts';
import { usePlayback } from './playback-context.ts';
import { usePictureGestures } from './use-picture-gestures.ts';
import { skipS } from './use-player.ts';

type StageProps = {
  /** Called when the picture is pressed. */
  onPress: () => void;
  /** Covers the picture and needs room of its own where that is small; null for nothing. */
  cover: ReactNode;
  children: ReactNode;
};

/**
 * A press on the picture plays and pauses, as in other players, a double press on a half of it skips ten seconds, and a swipe goes to the
 * next scene or back. The buttons and the seek bar below do the same.
 */
export function LessonStage({ onPress, cover, children }: StageProps) {
  const { player, formats, lite, goToScene } = usePlayback();
  const isAudio = formats.file?.form === 'audio';
  const isComing = formats.file?.form === 'lite' && lite.lesson === null && !lite.hasFailed;
  const picture = useRef<HTMLDivElement>(null);
  usePictureGestures(picture, {
    press: onPress,
    doublePress: (side) => player.skip(side * skipS),
    swipe: goToScene,
  });
  return (
    <div
      ref={picture}
      className="relative grid min-h-0 touch-pan-y touch-pinch-zoom cursor-pointer grid-cols-1 grid-rows-1"
    >
      <div className="col-start-1 row-start-1 flex min-h-0 flex-col justify-end">{children}</div>
      {isAudio && (
        <div
          className="col-start-1 row-start-1 grid h-28 place-items-center bg-floor text-on-floor"
          aria-hidden="true"
        >
          <Icon name="sound" className={classNames('size-14', player.isPlaying && 'text-reward')} />
        </div>
      )}
      {cover}
      {(player.isWaiting || isComing) && <Waiting />}
    </div>
  );
}

/** A connection that takes longer than this, in milliseconds, is slow. */
const patienceMs = 500;

/** Tells that loading takes a while, once it does, and offers the live lesson in place of a video. */
function Waiting() {
  const { formats } = usePlayback();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  const live = formats.file?.form === 'video' ? formats.files.find(({ form }) => form === 'lite') : undefined;
  return (
    // In place of the picture and not over it, so that the area grows when these words need more room.
    <div className="relative col-start-1 row-start-1 grid place-content-center justify-items-center gap-3 bg-code-ground/70 p-3 text-code-ink">
      <output>
        <Spinner className="size-12" />
        <span className="sr-only">{m.lesson_waiting()}</span>
      </output>
      {live !== undefined && (
        <button
          type="button"
          onClick={() => formats.choose(live.form)}
          className="min-h-11 rounded-xl bg-code-ground px-4 py-2 font-bold text-code-ink underline underline-offset-4 focus-visible:outline-code-ink"
        >
          {m.lesson_slow_lite({ size: sizeText(live.bytes ?? 0) })}
        </button>
      )}
    </div>
  );
}
