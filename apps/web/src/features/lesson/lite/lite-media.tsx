import { useEffect, useRef } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import type { Player } from '../use-player.ts';
import { type ClockEvents, LessonClock } from './lesson-clock.ts';
import { LitePicture } from './lite-picture.tsx';
import type { LiteQuery } from './use-lite-lesson.ts';

type LiteMediaProps = {
  title: string;
  query: LiteQuery;
  /** The sound that is heard with it; null where it is read. */
  soundUrl: string | null;
  player: Player;
  fillsBox: boolean;
};

/** A lesson that the page itself plays. Its sound is its clock; without one a clock of our own is. */
export function LiteMedia({ title, query, soundUrl, player, fillsBox }: LiteMediaProps) {
  const { lesson } = query;
  const { attach, events, now, atS, isPlaying } = player;
  return (
    <>
      {soundUrl === null ? (
        <Clock query={query} player={player} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the same words stand below, as they are said
        <audio
          {...events}
          ref={attach}
          src={soundUrl}
          preload="metadata"
          aria-label={m.lesson_audio_label({ title })}
        />
      )}
      {lesson === null ? (
        <div className="aspect-[16/19] w-full bg-floor sm:aspect-video" aria-hidden="true" />
      ) : (
        <LitePicture lesson={lesson} now={now} atS={atS} isPlaying={isPlaying} fillsBox={fillsBox} />
      )}
    </>
  );
}

function Clock({ query, player }: { query: LiteQuery; player: Player }) {
  const latest = useRef<{ events: ClockEvents; reload: () => void }>({
    events: player.events,
    reload: query.reload,
  });
  useEffect(() => {
    latest.current = { events: player.events, reload: query.reload };
  });
  const clock = useRef<LessonClock>(null);
  const { attach } = player;
  useEffect(() => {
    const made = new LessonClock({
      listener: () => latest.current.events,
      reload: () => latest.current.reload(),
    });
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
  const durationMs = query.lesson?.timeline.durationMs ?? null;
  useEffect(() => {
    if (durationMs !== null) clock.current?.begin(durationMs / 1000);
  }, [durationMs]);
  useEffect(() => {
    if (query.hasFailed) clock.current?.fail();
  }, [query.hasFailed]);
  return null;
}
