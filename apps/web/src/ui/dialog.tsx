import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseButton } from './close-button.tsx';

type DialogProps = { open: boolean; onClose: () => void; title: string; children: ReactNode };

/** A window over the page: the browser keeps the focus in it, Escape closes it. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-2xl border border-line bg-surface p-6 text-ink backdrop:bg-[rgb(10_20_24/0.6)]"
    >
      {open && (
        <>
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="min-w-0 text-xl wrap-anywhere">
              {title}
            </h2>
            <CloseButton className="-me-2 -mt-2" onClose={onClose} />
          </div>
          <div className="mt-3">{children}</div>
        </>
      )}
    </dialog>
  );
}
