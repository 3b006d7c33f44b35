import type { DemoVideo } from '@python-learning/contract';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KolamEmblem } from '../../ui/kolam.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useDemoLesson } from './use-demo-lesson.ts';
import { useDemoVideo } from './use-demo-video.ts';

/** A phone whose cover loads nothing. When Play is pressed, a short lesson is played on it as on the phone of a learner. */
export function DemoPlayer() {
  const frame = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const { demo, hasFailed, isLoading, load } = useDemoVideo(frame);
  const playing = useDemoLesson(isWanted ? demo : null);
  const play = () => {
    setWanted(true);
    playing.retry();
    if (demo === null) load();
  };
  const isBroken = playing.hasFailed || (hasFailed && demo === null);
  return (
    <Phone ref={frame}>
      {isWanted && isBroken ? (
        <Failed demo={demo} onRetry={play} />
      ) : demo !== null && playing.opened !== null ? (
        <playing.opened.Player demo={demo} lesson={playing.opened.lesson} onBroken={playing.fail} />
      ) : (
        <Cover demo={demo} isLoading={isWanted && (isLoading || demo !== null)} onPlay={play} />
      )}
    </Phone>
  );
}

/** Held upright, and across where the window is low. Cover and lesson have the same size; large letters make it higher. */
function Phone({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div className="mx-auto grid aspect-[9/17] w-full max-w-84 rounded-[2.25rem] bg-[#0b1519] p-2.5 shadow-lg ring-2 ring-edge short:aspect-[2/1] short:max-w-full">
      <div
        ref={ref}
        className="on-floor relative grid min-w-0 grid-cols-1 overflow-clip rounded-[1.7rem] bg-floor text-on-floor"
      >
        {children}
      </div>
    </div>
  );
}

type CoverProps = { demo: DemoVideo | null; isLoading: boolean; onPlay: () => void };

function Cover({ demo, isLoading, onPlay }: CoverProps) {
  return (
    <div className="grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] gap-4 p-5 short:grid-cols-2">
      {/* What comes later has its room, so that nothing moves. */}
      <p className="min-h-[1lh] text-xl font-bold short:col-start-2">{demo?.title}</p>
      <KolamEmblem className="size-full min-h-0 opacity-90 short:col-start-1 short:row-span-3 short:row-start-1" />
      <button
        type="button"
        onClick={onPlay}
        aria-disabled={isLoading}
        // The whole cover acts as the button.
        className="flex flex-wrap items-center gap-4 text-start after:absolute after:inset-0 short:col-start-2"
      >
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-reward text-on-reward">
          {isLoading ? <Spinner className="size-7" /> : <Icon name="play" className="size-8" />}
        </span>
        <span className="min-h-14 content-center">
          <b className="block text-lg leading-snug">{m.landing_demo_play()}</b>
          <span className="block min-h-[1lh] text-on-floor-muted">{demo !== null && sizeOf(demo)}</span>
        </span>
      </button>
    </div>
  );
}

type FailedProps = { demo: DemoVideo | null; onRetry: () => void };

/** The file is for browsers that cannot draw the lesson. */
function Failed({ demo, onRetry }: FailedProps) {
  return (
    <div role="alert" className="grid grid-cols-1 content-center justify-items-center gap-3 p-4 text-center">
      <p>{m.landing_demo_failed()}</p>
      <Button kind="reward" onClick={onRetry}>
        {m.core_try_again()}
      </Button>
      {demo !== null && (
        <a href={demo.video_url} className="inline-flex min-h-11 items-center underline">
          {m.landing_demo_file()}
        </a>
      )}
    </div>
  );
}

const [second, minute, megabyte] = [1, 60, 1_000_000];

/** For example `1:02 min, 0.9 MB`. */
function sizeOf({ duration_s, size_bytes }: DemoVideo): string {
  const whole = Math.round(duration_s / second);
  return m.landing_demo_size({
    minutes: `${Math.floor(whole / minute)}:${String(whole % minute).padStart(2, '0')}`,
    megabytes: (Math.ceil((size_bytes / megabyte) * 10) / 10).toString(),
  });
}
