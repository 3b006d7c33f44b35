import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CloseButton } from '../ui/close-button.tsx';

type TaskSheetProps = { label: string; onClose: () => void; children: ReactNode };

/** A sheet at the foot of the window. Keeps the focus; Escape and a press elsewhere close it. */
export function TaskSheet({ label, onClose, children }: TaskSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();
  useLayoutEffect(() => {
    if (sheet.current?.open === false) sheet.current.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for the keyboard what a press elsewhere does
    <dialog // oxlint-disable-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
      ref={sheet}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === sheet.current) close();
      }}
      className="m-0 mt-auto max-h-[85dvh] w-full max-w-full md:mx-auto md:max-w-2xl animate-[rise_160ms_ease-out] overflow-y-auto rounded-t-2xl bg-surface text-ink backdrop:bg-[rgb(10_20_24/0.45)]"
    >
      <div className="sticky top-0 flex justify-end bg-surface px-2 pt-1">
        <CloseButton onClose={close} />
      </div>
      <div className="-mt-4 pb-2">{children}</div>
    </dialog>
  );
}
