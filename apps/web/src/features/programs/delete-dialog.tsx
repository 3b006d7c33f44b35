import { m } from '../../compiled-messages/messages.ts';
import { refusalOr } from '../../lib/api/failure-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useDeleteProgram } from './use-programs.ts';

export type DeleteDialogProps = {
  program: { id: string; title: string };
  onClose: () => void;
  onDeleted: () => void;
};

/** Deletes a program after a confirmation. */
export function DeleteDialog({ program: { id, title }, onClose, onDeleted }: DeleteDialogProps) {
  const { mutate, isPending, error } = useDeleteProgram(id);
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        showToast(m.programs_deleted({ title }));
        onDeleted();
      },
    });
  return (
    <Dialog open onClose={onClose} title={m.programs_delete_title({ title })}>
      <p>{m.programs_delete_text()}</p>
      {error !== null && (
        <Banner kind="error" className="mt-3">
          {refusalOr(error, m.programs_error_delete)}
        </Banner>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button kind="secondary" onClick={onClose}>
          {m.programs_delete_cancel()}
        </Button>
        <Button kind="danger" busy={isPending} onClick={remove}>
          {m.programs_delete()}
        </Button>
      </div>
    </Dialog>
  );
}
