import type { DemoVideo } from '@python-learning/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import type { LiteLesson } from '../../lesson-stage/open-lite-lesson.ts';
import { useDrawing } from '../../lesson-stage/use-drawing.ts';
import { useRoom } from '../../lesson-stage/use-room.ts';
import { Icon } from '../../ui/icon.tsx';
import { DemoEnd } from './demo-end.tsx';

type DemoLessonProps = { demo: DemoVideo; lesson: LiteLesson; onBroken: () => void };

/** The demo as a learner sees a lesson: the stage with its sound, the words that are said, and one button. Begins by itself. */
export function DemoLesson({ demo, lesson, onBroken }: DemoLessonProps) {
  const section = useRef<HTMLElement>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const { atS, isPlaying, hasEnded, events } = useSound();
  const play = () => void audio.current?.play().catch(() => undefined);
  const toggle = () => (isPlaying ? audio.current?.pause() : play());
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'start' });
    void audio.current?.play().catch(() => undefined);
  }, []);
  return (
    <section
      ref={section}
      aria-label={m.landing_demo_video({ title: demo.title })}
      className="grid scroll-mt-3 grid-cols-1 grid-rows-[minmax(14rem,1fr)_auto] short:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] short:grid-rows-[minmax(9rem,1fr)]"
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the same words stand below, as they are said */}
      <audio {...events} ref={audio} src={demo.audio_url} preload="auto" onError={onBroken} />
      <Picture lesson={lesson} atS={atS} isPlaying={isPlaying} audio={audio} />
      <Foot lesson={lesson} atS={atS} isPlaying={isPlaying} isCovered={hasEnded} onToggle={toggle} />
      {hasEnded && <DemoEnd onAgain={play} />}
    </section>
  );
}

type FootProps = {
  lesson: LiteLesson;
  atS: number;
  isPlaying: boolean;
  isCovered: boolean;
  onToggle: () => void;
};

function Foot({ lesson, atS, isPlaying, isCovered, onToggle }: FootProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed to begin is gone: the one in its place takes the focus.
  useEffect(() => {
    if (!isCovered) button.current?.focus({ preventScroll: true });
  }, [isCovered]);
  return (
    <div inert={isCovered} className="grid content-between gap-2 bg-code-ground p-3 text-code-ink">
      <p className="grid min-h-[calc(3*var(--body-leading)*1em)] content-center text-center text-balance">
        {wordsAt(lesson, atS)}
      </p>
      <div className="grid grid-cols-1 justify-items-center gap-2">
        <Scenes lesson={lesson} atS={atS} />
        <button
          ref={button}
          type="button"
          onClick={onToggle}
          className="inline-flex min-h-12 min-w-[min(9rem,100%)] items-center justify-center gap-2 rounded-xl bg-reward px-4 font-bold text-on-reward"
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {isPlaying ? m.landing_demo_pause() : m.landing_demo_resume()}
        </button>
      </div>
    </div>
  );
}

type Sound = { atS: number; isPlaying: boolean; hasEnded: boolean };

/** State of a sound, and the events that tell of it. */
function useSound() {
  const [sound, setSound] = useState<Sound>({ atS: 0, isPlaying: false, hasEnded: false });
  const change = (part: Partial<Sound>) => setSound((before) => ({ ...before, ...part }));
  const events = {
    onPlay: () => change({ isPlaying: true, hasEnded: false }),
    onPause: () => change({ isPlaying: false }),
    onEnded: () => change({ isPlaying: false, hasEnded: true }),
    onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLAudioElement }) =>
      change({ atS: currentTarget.currentTime }),
  };
  return { ...sound, events };
}

type PictureProps = {
  lesson: LiteLesson;
  atS: number;
  isPlaying: boolean;
  audio: RefObject<HTMLAudioElement | null>;
};

/** Screen readers hear what the picture shows. */
function Picture({ lesson, atS, isPlaying, audio }: PictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(box, true);
  const now = () => audio.current?.currentTime ?? atS;
  useDrawing(stage, { lesson, room, letterScale: 1, now, atS, isPlaying });
  return (
    <div ref={box} className="relative min-h-0 overflow-hidden" aria-hidden="true" translate="no">
      {/* What is drawn must not make its box larger. */}
      <div className="absolute inset-x-0 top-0" style={{ height: room?.height }}>
        <div ref={stage} className="stage" lang={lesson.timeline.language} />
      </div>
    </div>
  );
}

/** The sentence that is said, or was said last. */
function wordsAt({ timeline }: LiteLesson, atS: number): string {
  const said = timeline.scenes.flatMap(({ speech }) => speech);
  return said.findLast(({ startMs }) => startMs <= atS * 1000)?.text ?? '';
}

/** A dot for each scene, as below a lesson. */
function Scenes({ lesson, atS }: { lesson: LiteLesson; atS: number }) {
  const { scenes } = lesson.timeline;
  return (
    <p aria-hidden="true" className="flex gap-2.5">
      {scenes.map(({ startMs }) => (
        <span
          key={startMs}
          className={`size-2.5 rounded-full ${startMs <= atS * 1000 ? 'bg-reward' : 'bg-code-ink/30'}`}
        />
      ))}
    </p>
  );
}
