import { useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { sizeText } from './forms/file-size.ts';
import { formNames } from './forms/form-names.ts';
import type { Forms } from './forms/use-forms.ts';
import { useOnline } from './use-online.ts';
import type { Player } from './use-player.ts';

type LessonTroubleProps = {
  player: Player;
  forms: Forms;
  /** The form that is played can not be had. */
  hasFailed: boolean;
  onRetry: () => void;
};

/** What keeps the lesson from being played, and the ways round it. */
export function LessonTrouble({ player, forms, hasFailed, onRetry }: LessonTroubleProps) {
  const isOnline = useOnline();
  useRetryWhenOnline(isOnline, hasFailed, onRetry);
  if (!isOnline && (hasFailed || player.isWaiting)) {
    return <Banner kind="info">{m.lesson_offline()}</Banner>;
  }
  if (!hasFailed) return null;
  const others = forms.files.filter(({ form }) => form !== forms.file?.form);
  return (
    <Banner kind="error">
      <p>{m.lesson_media_failed()}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="secondary" onClick={onRetry}>
          {m.lesson_media_retry()}
        </Button>
        {others.map(({ form, bytes }) => (
          <Button key={form} kind="ghost" className="max-w-full flex-wrap" onClick={() => forms.choose(form)}>
            {formNames[form].name()}
            {bytes !== null && <span className="font-normal">{sizeText(bytes)}</span>}
          </Button>
        ))}
      </div>
    </Banner>
  );
}

/** What failed without a connection is tried again, once, when it is back. */
function useRetryWhenOnline(isOnline: boolean, hasFailed: boolean, onRetry: () => void): void {
  const latest = useRef({ hasFailed, onRetry });
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    latest.current = { hasFailed, onRetry };
  });
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack && latest.current.hasFailed) latest.current.onRetry();
  }, [isOnline]);
}
