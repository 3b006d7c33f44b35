import type { DemoVideo } from '@python-learning/contract';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { languageNames } from '../../lib/language/language-names.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KolamEmblem } from '../../ui/kolam.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useDemoVideo } from './use-demo-video.ts';

/** Loaded when the demo has ended. */
const DemoEnd = optionalPart(async () => (await import('./demo-end.tsx')).DemoEnd);

/** A drawn cover that loads nothing. The video replaces it when Play is pressed. */
export function DemoPlayer() {
  const frame = useRef<HTMLDivElement>(null);
  const { demo, hasFailed, isLoading, load } = useDemoVideo(frame);
  const [wanted, setWanted] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const play = () => {
    setWanted(true);
    setBroken(false);
    if (demo === null) load();
  };
  return (
    <div
      ref={frame}
      className="on-floor relative grid grid-cols-1 aspect-video w-full overflow-clip rounded-2xl bg-floor text-on-floor"
    >
      {wanted && (isBroken || (hasFailed && demo === null)) ? (
        <Failed onRetry={play} />
      ) : wanted && demo !== null ? (
        <Video demo={demo} onBroken={() => setBroken(true)} />
      ) : (
        <Cover demo={demo} isLoading={wanted && isLoading} onPlay={play} />
      )}
    </div>
  );
}

type CoverProps = { demo: DemoVideo | null; isLoading: boolean; onPlay: () => void };

function Cover({ demo, isLoading, onPlay }: CoverProps) {
  return (
    <div className="flex flex-col items-start gap-4 p-4 md:p-8">
      <KolamEmblem className="absolute end-4 top-4 w-2/5 opacity-90 md:end-8 md:top-8" />
      {demo !== null && <p className="w-1/2 text-xl font-bold md:text-2xl">{demo.title}</p>}
      <button
        type="button"
        onClick={onPlay}
        aria-disabled={isLoading}
        // The whole cover acts as the button.
        className="mt-auto flex items-end gap-4 text-start after:absolute after:inset-0"
      >
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-reward text-on-reward md:size-16">
          {isLoading ? <Spinner className="size-7" /> : <Icon name="play" className="size-8" />}
        </span>
        <span className="min-h-14 content-center md:min-h-16">
          <b className="block text-lg leading-snug">{m.landing_demo_play()}</b>
          {demo !== null && <span className="text-on-floor-muted">{sizeOf(demo)}</span>}
        </span>
      </button>
    </div>
  );
}

type VideoProps = { demo: DemoVideo; onBroken: () => void };

function Video({ demo, onBroken }: VideoProps) {
  const language = useLanguage();
  const video = useRef<HTMLVideoElement>(null);
  const [hasEnded, setEnded] = useState(false);
  const watchAgain = () => {
    setEnded(false);
    video.current?.focus();
    video.current?.play().catch(() => undefined);
  };
  // The pressed button is gone: the video in its place takes the focus.
  useEffect(() => video.current?.focus(), []);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the captions come with the video */}
      <video // oxlint-disable-line jsx-a11y/media-has-caption -- as above
        ref={video}
        src={demo.video_url}
        poster={demo.poster_url}
        controls
        tabIndex={0}
        autoPlay
        playsInline
        aria-label={m.landing_demo_video({ title: demo.title })}
        onError={onBroken}
        onEnded={() => setEnded(true)}
        className="size-full [&::cue]:font-sans"
      >
        {demo.captions.map(({ lang, url }) => (
          <track
            key={lang}
            kind="captions"
            srcLang={lang}
            label={languageNames[lang]}
            src={url}
            default={lang === language}
          />
        ))}
      </video>
      {hasEnded && <DemoEnd onAgain={watchAgain} />}
    </>
  );
}

type FailedProps = { onRetry: () => void };

function Failed({ onRetry }: FailedProps) {
  return (
    <div role="alert" className="grid grid-cols-1 content-center justify-items-center gap-3 p-4 text-center">
      <p>{m.landing_demo_failed()}</p>
      <Button kind="reward" onClick={onRetry}>
        {m.core_try_again()}
      </Button>
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
