import { useEffect, useEffectEvent, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useOnline } from '../../lib/connection/connection.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { sizeText } from './formats/file-size.ts';
import { formatNames } from './formats/format-names.ts';
import { usePlayback } from './playback-context.ts';

type LessonErrorProps = {
  /** True when the format that is played could not be loaded. */
  hasFailed: boolean;
  onRetry: () => void;
};

/** Error state of the player: what failed, and ways to continue. */
export function LessonError({ hasFailed, onRetry }: LessonErrorProps) {
  const { player, formats } = usePlayback();
  const isOnline = useOnline();
  useRetryWhenOnline(isOnline, hasFailed, onRetry);
  if (!isOnline && (hasFailed || player.isWaiting)) {
    return <Banner kind="info">{m.lesson_offline()}</Banner>;
  }
  if (!hasFailed) return null;
  // The picture and the words are there without it.
  const isSoundLost = formats.file?.form === 'lite' && formats.hasSound && player.hasFailed;
  const others = formats.files.filter(({ form }) => form !== formats.file?.form);
  return (
    <Banner kind="error">
      <p>{m.lesson_media_failed()}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="secondary" onClick={onRetry}>
          {m.lesson_media_retry()}
        </Button>
        {isSoundLost && (
          <Button kind="ghost" onClick={() => formats.setSound(false)}>
            {m.lesson_without_sound()}
          </Button>
        )}
        {others.map(({ form, bytes }) => (
          <Button
            key={form}
            kind="ghost"
            className="max-w-full flex-wrap"
            onClick={() => formats.choose(form)}
          >
            {formatNames[form].name()}
            {bytes !== null && <span className="font-normal">{sizeText(bytes)}</span>}
          </Button>
        ))}
      </div>
    </Banner>
  );
}

/** Retries once when the connection is back, if loading has failed. */
function useRetryWhenOnline(isOnline: boolean, hasFailed: boolean, onRetry: () => void): void {
  const wasOnline = useRef(isOnline);
  const retryFailed = useEffectEvent(() => {
    if (hasFailed) onRetry();
  });
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack) retryFailed();
  }, [isOnline]);
}
