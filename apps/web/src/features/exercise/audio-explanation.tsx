import { useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useFreshMedia } from '../../lib/data/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type AudioExplanationProps = {
  url: string;
  isMuted: boolean;
  /** Called when the button takes the focus. */
  onFocus: () => void;
};

/** The explanation read aloud. */
export function AudioExplanation({ url, isMuted, onFocus }: AudioExplanationProps) {
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const refresh = useFreshMedia('mcq-questions');
  const audio = useRef<HTMLAudioElement>(null);
  const toggle = () => {
    if (isPlaying) {
      audio.current?.pause();
    } else {
      setFailed(false);
      audio.current?.play().catch(() => {
        setPlaying(false);
        setFailed(true);
        refresh();
      });
    }
  };
  return (
    <>
      <Button kind="ghost" className="-ms-3 justify-self-start px-3!" onClick={toggle} onFocus={onFocus}>
        <Icon name={isPlaying ? 'pause' : 'play'} className="size-5" />
        {isPlaying ? m.exercise_audio_pause() : m.exercise_audio_play()}
      </Button>
      {hasFailed && (
        <p role="alert" className="text-danger">
          {m.exercise_audio_failed()}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the same words stand above as text */}
      <audio
        ref={audio}
        src={url}
        muted={isMuted}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      />
    </>
  );
}
