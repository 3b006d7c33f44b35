import { useLayoutEffect, useRef } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { usePlayback } from '../playback-context.ts';

/**
 * Button on the picture while the program there can be tried. While a program is open it is only invisible, so that the
 * focus can return to it.
 * @param onOpen called before the program opens
 */
export function MomentButton({ onOpen }: { onOpen: () => void }) {
  const { moments } = usePlayback();
  const moment = moments.opened ?? moments.current;
  if (moment === null) return null;
  const open = (button: HTMLElement) => {
    onOpen();
    moments.open(moment, button);
  };
  return <TryButton isShown={moments.opened === null} onPress={open} />;
}

type TryButtonProps = { isShown: boolean; onPress: (button: HTMLElement) => void };

function TryButton({ isShown, onPress }: TryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      // When the focused button disappears, the focus stays in the player, where the keys still work.
      if (own !== null && document.activeElement === own) own.closest('section')?.focus();
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      onClick={({ currentTarget }) => onPress(currentTarget)}
      className={classNames(
        'absolute end-2 bottom-2 in-data-over:top-2 in-data-over:bottom-auto inline-flex min-h-11 items-center gap-2 rounded-xl bg-reward px-4 font-bold text-on-reward shadow-lg max-sm:px-3',
        !isShown && 'invisible',
      )}
    >
      <Icon name="code" className="size-5" />
      {/* On a phone the words would hide what the program shows. */}
      <span className="max-sm:sr-only">{m.lesson_try()}</span>
    </button>
  );
}
