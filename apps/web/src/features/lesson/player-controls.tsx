import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { sizeText } from './formats/file-size.ts';
import { usePlayback } from './playback-context.ts';
import type { FullScreen } from './use-full-screen.ts';
import { skipS } from './use-player.ts';

type PlayerControlsProps = {
  /** Null where there is no picture. */
  fullScreen: FullScreen | null;
};

/** One button in words in the middle, ten-second skips on either side, less used controls at the edges. */
export function PlayerControls({ fullScreen }: PlayerControlsProps) {
  const { content, player, choices, formats } = usePlayback();
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(max-content,1fr)_auto_minmax(max-content,1fr)] items-center gap-1 @max-[17rem]:flex @max-[17rem]:flex-wrap @max-[17rem]:justify-center">
        <div>
          {formats.isHeard ? (
            <ControlButton
              label={choices.isMuted ? m.lesson_unmute() : m.lesson_mute()}
              icon={choices.isMuted ? 'mute' : 'sound'}
              onClick={() => choices.change({ isMuted: !choices.isMuted })}
            />
          ) : (
            content.audio_url !== null && <SoundButton />
          )}
        </div>
        <div className="flex items-center justify-center gap-1 @max-[17rem]:flex-wrap @sm:gap-3">
          <ControlButton label={m.lesson_back()} icon="again" onClick={() => player.skip(-skipS)}>
            <span aria-hidden="true" className="@max-sm:hidden">
              {skipS}
            </span>
          </ControlButton>
          <ControlButton
            label={player.isPlaying ? m.lesson_pause() : m.lesson_play()}
            icon={player.isPlaying ? 'pause' : 'play'}
            onClick={player.toggle}
            // At the end the way on is the filled button.
            className={classNames(
              'min-h-12 px-2 whitespace-nowrap @sm:min-w-36',
              player.hasEnded
                ? 'ring-2 ring-code-ink/50 ring-inset'
                : 'bg-reward text-on-reward hover:bg-reward! hover:brightness-110',
            )}
          >
            {/* All controls stay in one line on the smallest phones. */}
            <span className="@max-[19rem]:hidden">
              {player.isPlaying ? m.lesson_pause() : m.lesson_play()}
            </span>
          </ControlButton>
          <ControlButton
            label={m.lesson_forward()}
            icon="again"
            isMirrored
            onClick={() => player.skip(skipS)}
          >
            <span aria-hidden="true" className="@max-sm:hidden">
              {skipS}
            </span>
          </ControlButton>
        </div>
        <div className="justify-self-end">
          {fullScreen?.isPossible === true && (
            <ControlButton
              label={fullScreen.isOn ? m.lesson_full_screen_end() : m.lesson_full_screen()}
              icon={fullScreen.isOn ? 'shrink' : 'expand'}
              onClick={fullScreen.toggle}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** Loads the sound of a lesson that is only read so far, with the size of what is loaded. */
function SoundButton() {
  const { content, formats } = usePlayback();
  const bytes = content.audio_size_bytes;
  const size = bytes === null ? '' : sizeText(bytes);
  return (
    <ControlButton
      label={m.lesson_sound_load({ size })}
      icon="mute"
      onClick={() => formats.setSound(true)}
      className="flex-col text-sm leading-none font-normal!"
    >
      <span aria-hidden="true">{size}</span>
    </ControlButton>
  );
}

type ControlButtonProps = {
  label: string;
  icon: IconName;
  onClick: () => void;
  isMirrored?: boolean;
  className?: string;
  children?: React.ReactNode;
};

function ControlButton({ label, icon, onClick, isMirrored, className, children }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-0.5 rounded-xl font-bold hover:bg-code-ink/15 focus-visible:outline-code-ink',
        className,
      )}
    >
      {isMirrored === true && children}
      <Icon name={icon} className={classNames('size-6', isMirrored === true && '-scale-x-100')} />
      {isMirrored !== true && children}
    </button>
  );
}
