import { type ReactNode, type RefObject, useLayoutEffect } from 'react';

type ModalSheetProps = {
  /** The element, which the owner closes and may place elsewhere. */
  sheet: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  className?: string;
  children: ReactNode;
} & ({ 'aria-label': string } | { 'aria-labelledby': string });

/** A sheet at the foot of the window, open as long as it is rendered. Keeps the focus; Escape and a press elsewhere close it. */
export function ModalSheet({ sheet, onClose, className = '', children, ...name }: ModalSheetProps) {
  useLayoutEffect(() => {
    if (sheet.current?.open === false) sheet.current.showModal();
  }, [sheet]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for the keyboard what a press elsewhere does
    <dialog // oxlint-disable-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
      ref={sheet}
      {...name}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === sheet.current) sheet.current.close();
      }}
      className={`m-0 mt-auto max-h-[85dvh] w-full max-w-full animate-[rise_160ms_ease-out] overflow-y-auto rounded-t-2xl bg-surface text-ink backdrop:bg-[rgb(10_20_24/0.45)] ${className}`}
    >
      {children}
    </dialog>
  );
}
