import { useEffect, useEffectEvent, useRef } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { classNames } from '../../../ui/class-names.ts';
import { usePlayback } from '../playback-context.ts';
import { LessonClock } from './lesson-clock.ts';
import { LitePicture } from './lite-picture.tsx';

type LiteMediaProps = {
  /** The sound that is heard with it; null where it is read. */
  soundUrl: string | null;
  fillsBox: boolean;
};

/** A lesson that the page itself plays. Its sound is its clock; without one a clock of our own is. */
export function LiteMedia({ soundUrl, fillsBox }: LiteMediaProps) {
  const { content, lite, player } = usePlayback();
  const { attach, events } = player;
  return (
    <>
      {soundUrl === null ? (
        <Clock />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the same words stand below, as they are said
        <audio
          {...events}
          ref={attach}
          src={soundUrl}
          preload="metadata"
          aria-label={m.lesson_audio_label({ title: content.title })}
        />
      )}
      {lite.lesson === null ? (
        <div
          className={classNames(
            'bg-floor',
            fillsBox ? 'absolute inset-0' : 'aspect-[16/19] w-full sm:aspect-video',
          )}
          aria-hidden="true"
        />
      ) : (
        <LitePicture lesson={lite.lesson} fillsBox={fillsBox} />
      )}
    </>
  );
}

function Clock() {
  const { lite, player } = usePlayback();
  const listener = useEffectEvent(() => player.events);
  const reload = useEffectEvent(lite.reload);
  const clock = useRef<LessonClock>(null);
  const { attach } = player;
  useEffect(() => {
    const made = new LessonClock({ listener: () => listener(), reload: () => reload() });
    clock.current = made;
    attach(made);
    const pauseUnseen = () => document.visibilityState === 'hidden' && made.pause();
    document.addEventListener('visibilitychange', pauseUnseen);
    return () => {
      document.removeEventListener('visibilitychange', pauseUnseen);
      attach(null);
      made.end();
    };
  }, [attach]);
  const durationMs = lite.lesson?.timeline.durationMs ?? null;
  useEffect(() => {
    if (durationMs !== null) clock.current?.begin(durationMs / 1000);
  }, [durationMs]);
  useEffect(() => {
    if (lite.hasFailed) clock.current?.fail();
  }, [lite.hasFailed]);
  return null;
}
