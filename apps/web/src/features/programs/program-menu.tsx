import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { refusalOr } from '../../lib/api/failure-text.ts';
import { fittingTitle, useCreateProgram } from '../../lib/data/own-programs.ts';
import { useSubmission } from '../../lib/form/use-submission.ts';
import { partOf } from '../../lib/parts/part.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import type { PictureFormat } from '../../workbench/drawing/save-drawing.ts';
import { TaskSheet } from '../../workbench/task-sheet.tsx';
import type { DeleteDialogProps } from './delete-dialog.tsx';
import { savePicture } from './save-picture-file.ts';
import { saveProgramFile } from './save-program-file.ts';
import type { ShareSheetProps } from './share/share-sheet.tsx';
import { SheetPart } from './sheet-part.tsx';
import type { TitleDialogProps } from './title-dialog.tsx';
import { useShowProgram } from './use-programs.ts';

const shareSheet = partOf<ShareSheetProps>(async () => (await import('./share/share-sheet.tsx')).ShareSheet);
const titleDialog = partOf<TitleDialogProps>(async () => (await import('./title-dialog.tsx')).TitleDialog);
const deleteDialog = partOf<DeleteDialogProps>(
  async () => (await import('./delete-dialog.tsx')).DeleteDialog,
);

/** Fetches the dialogs that the menu opens, so that they are there when they are chosen. One that fails is fetched again then. */
function fetchDialogs(): void {
  for (const dialog of [titleDialog, deleteDialog]) dialog.fetch().catch(() => undefined);
}

type ProgramMenuProps = {
  program: { id: string; title: string; is_shown: boolean; has_drawing: boolean };
  /** Resolves to the program as it is on this device. */
  read: () => Promise<{ code: string; inputs: readonly string[] }>;
  /** Called after a copy was made, and after a title was changed. */
  onChanged: () => void;
  onDeleted: () => void;
};

/** The button with three dots, and what can be done with a program besides opening it. */
export function ProgramMenu({ program, read, onChanged, onDeleted }: ProgramMenuProps) {
  const [open, setOpen] = useState<'menu' | 'share' | 'title' | 'delete' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(button, open !== null);
  const close = () => setOpen(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={m.programs_more({ title: program.title })}
        onClick={() => {
          setOpen('menu');
          fetchDialogs();
        }}
        className="grid size-12 shrink-0 place-items-center rounded-xl hover:bg-sunken"
      >
        <Icon name="more" />
      </button>
      {open === 'menu' && (
        <TaskSheet label={program.title} onClose={close}>
          <Actions
            program={program}
            read={read}
            onOpen={setOpen}
            onDone={() => {
              close();
              onChanged();
            }}
          />
        </TaskSheet>
      )}
      {open === 'share' && <SheetPart part={shareSheet} props={{ program, onClose: close }} />}
      {open === 'title' && <SheetPart part={titleDialog} props={{ program, onClose: close }} />}
      {open === 'delete' && (
        <SheetPart
          part={deleteDialog}
          props={{
            program,
            onClose: close,
            onDeleted: () => {
              // The button goes with the program: the owner gives the focus to what stays, once no dialog is before it.
              flushSync(close);
              onDeleted();
            },
          }}
        />
      )}
    </>
  );
}

type ActionsProps = Pick<ProgramMenuProps, 'program' | 'read'> & {
  onOpen: (dialog: 'share' | 'title' | 'delete') => void;
  onDone: () => void;
};

function Actions({ program, read, onOpen, onDone }: ActionsProps) {
  const { id, title, is_shown: isShown, has_drawing: hasDrawing } = program;
  const navigate = useNavigate();
  const { mutateAsync: show } = useShowProgram(id);
  const showing = useSubmission();
  const { mutateAsync: create } = useCreateProgram();
  const copying = useSubmission();
  const saving = useSubmission();
  const copy = async () => {
    const { code, inputs } = await read();
    const copied = fittingTitle(title, (beginning) => m.programs_copy_title({ title: beginning }));
    await create({ title: copied, code, inputs: [...inputs], copy_of: id });
    showToast(m.programs_copied({ title: copied }));
    onDone();
  };
  const save = async () => {
    saveProgramFile({ title, code: (await read()).code });
    onDone();
  };
  const toggleShown = async () => {
    await show(!isShown);
    showToast(isShown ? m.programs_hidden({ title }) : m.programs_shown({ title }));
    onDone();
  };
  const failure = copying.failure ?? saving.failure ?? showing.failure;
  const usual = usualError({ isCopy: copying.failure !== null, isShow: showing.failure !== null });
  return (
    <div className="grid grid-cols-1 px-2 pb-2">
      <h2 className="px-3 pt-4 pb-2 text-xl wrap-anywhere">{title}</h2>
      {failure !== null && <Banner kind="error">{refusalOr(failure, usual)}</Banner>}
      <Action icon="share" onPress={() => onOpen('share')}>
        {m.programs_share()}
      </Action>
      <Action icon="pencil" onPress={() => onOpen('title')}>
        {m.programs_rename()}
      </Action>
      <Action icon="copy" isBusy={copying.busy} onPress={() => void copying.submit(copy)}>
        {m.programs_copy()}
      </Action>
      <Action icon="download" isBusy={saving.busy} onPress={() => void saving.submit(save)}>
        {m.programs_download()}
      </Action>
      {hasDrawing && <PictureActions id={id} title={title} onDone={onDone} />}
      <Action icon="print" onPress={() => void navigate(paths.card(id))}>
        {m.programs_card()}
      </Action>
      <Action icon="star" isBusy={showing.busy} onPress={() => void showing.submit(toggleShown)}>
        {isShown ? m.programs_hide() : m.programs_show()}
      </Action>
      <Action icon="cross" onPress={() => onOpen('delete')}>
        {m.programs_delete()}
      </Action>
    </div>
  );
}

type PictureActionsProps = { id: string; title: string; onDone: () => void };

/** The picture that a program drew last, as a file of either kind. */
function PictureActions({ id, title, onDone }: PictureActionsProps) {
  const saving = useSubmission();
  const save = (format: PictureFormat) =>
    void saving.submit(async () => {
      await savePicture({ id, title }, format);
      onDone();
    });
  return (
    <>
      {saving.failure !== null && <Banner kind="error">{m.drawing_save_failed()}</Banner>}
      <Action icon="download" isBusy={saving.busy} onPress={() => save('svg')}>
        {m.programs_download_svg()}
      </Action>
      <Action icon="download" isBusy={saving.busy} onPress={() => save('png')}>
        {m.programs_download_png()}
      </Action>
    </>
  );
}

function usualError({ isCopy, isShow }: { isCopy: boolean; isShow: boolean }): () => string {
  if (isCopy) return m.programs_error_copy;
  return isShow ? m.programs_error_show : m.programs_error_download;
}

type ActionProps = { icon: IconName; isBusy?: boolean; onPress: () => void; children: string };

function Action({ icon, isBusy = false, onPress, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={onPress}
      className="flex min-h-13 items-center gap-3 rounded-xl px-3 text-start hover:bg-sunken"
    >
      {isBusy ? <Spinner className="size-6" /> : <Icon name={icon} />}
      {children}
    </button>
  );
}
