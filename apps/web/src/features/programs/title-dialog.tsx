import { ownProgramLimits } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { refusalOr } from '../../lib/api/failure-text.ts';
import { checkRequired, collectFaults, faultMessage } from '../../lib/form/field-checks.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useRenameProgram } from './use-programs.ts';

export type TitleDialogProps = { program: { id: string; title: string }; onClose: () => void };

/** Asks for another title of a program. */
export function TitleDialog({ program, onClose }: TitleDialogProps) {
  return (
    <Dialog open onClose={onClose} title={m.programs_rename_title()}>
      <TitleForm program={program} onClose={onClose} />
    </Dialog>
  );
}

function TitleForm({ program: { id, title }, onClose }: TitleDialogProps) {
  const { mutateAsync } = useRenameProgram(id);
  const { form, field, faults, busy, failure } = useCheckedForm({
    empty: { title },
    check: (typed) => collectFaults({ title: checkRequired(typed.title) }),
    send: async (typed) => {
      await mutateAsync(typed.title);
      onClose();
    },
  });
  const refused = failure instanceof ApiError ? failure.fields['title']?.[0] : undefined;
  return (
    <form {...form} className="grid grid-cols-1 gap-4">
      <Field
        {...field('title')}
        label={m.programs_rename_field()}
        maxLength={ownProgramLimits.maxTitleLength}
        autoComplete="off"
        error={faultMessage(faults.title) ?? refused}
      />
      {failure !== null && refused === undefined && (
        <Banner kind="error">{refusalOr(failure, m.programs_error_rename)}</Banner>
      )}
      <Button type="submit" busy={busy} className="justify-self-end">
        {m.programs_rename_save()}
      </Button>
    </form>
  );
}
