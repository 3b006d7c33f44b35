import { type ReactNode, useRef } from 'react';
import { CloseButton } from '../ui/close-button.tsx';
import { ModalSheet } from '../ui/modal-sheet.tsx';

type TaskSheetProps = { label: string; onClose: () => void; children: ReactNode };

/** The whole task in a sheet over the code. */
export function TaskSheet({ label, onClose, children }: TaskSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();
  return (
    <ModalSheet sheet={sheet} aria-label={label} onClose={onClose} className="md:mx-auto md:max-w-2xl">
      <div className="sticky top-0 flex justify-end bg-surface px-2 pt-1">
        <CloseButton onClose={close} />
      </div>
      <div className="-mt-4 pb-2">{children}</div>
    </ModalSheet>
  );
}
