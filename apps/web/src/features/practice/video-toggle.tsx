import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type VideoToggleProps = { url: string; label: string; showText: string; hideText: string };

/** A video that costs no data until it is asked for. */
export function VideoToggle({ url, label, showText, hideText }: VideoToggleProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid gap-2">
      <Button
        kind="ghost"
        className="-ms-3 justify-self-start px-3!"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon name="video" />
        {isShown ? hideText : showText}
      </Button>
      {isShown && (
        // biome-ignore lint/a11y/useMediaCaption: the text beside says the same
        <video // oxlint-disable-line jsx-a11y/media-has-caption
          src={url}
          aria-label={label}
          controls
          preload="metadata"
          playsInline
          className="aspect-video w-full rounded-xl bg-code-ground"
        />
      )}
    </div>
  );
}
