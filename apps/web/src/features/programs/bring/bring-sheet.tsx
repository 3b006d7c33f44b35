import { submissionLimits } from '@python-learning/contract';
import { type DragEvent, type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../../compiled-messages/messages.ts';
import { refusalOr } from '../../../lib/api/failure-text.ts';
import { fittingTitle, useCreateProgram } from '../../../lib/data/own-programs.ts';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TaskSheet } from '../../../workbench/task-sheet.tsx';
import { type BringFault, type BroughtProgram, readProgramFile, readProgramText } from './read-program.ts';

export type BringSheetProps = {
  /** Title of a program that comes without one. */
  usualTitle: string;
  onClose: () => void;
};

const sentences: Record<BringFault, () => string> = {
  not_text: m.programs_bring_not_text,
  too_long: () => m.programs_bring_too_long({ limit: submissionLimits.maxCodeLength }),
  empty: m.programs_bring_empty,
  unreadable: m.programs_bring_unreadable,
};

/** Makes an own program of a file or of a pasted text, and opens it. */
export function BringSheet({ usualTitle, onClose }: BringSheetProps) {
  const { keep, fault, isPending, error } = useBring(usualTitle);
  return (
    <TaskSheet label={m.programs_bring_title()} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4 px-5 pt-4 pb-4">
        <div>
          <h2 className="pe-12 text-xl">{m.programs_bring_title()}</h2>
          <p className="text-muted">{m.programs_bring_text()}</p>
        </div>
        {fault !== null && <Banner kind="error">{sentences[fault]()}</Banner>}
        {error !== null && <Banner kind="error">{refusalOr(error, m.programs_error_new)}</Banner>}
        <FileField onFile={async (file) => keep(await readProgramFile(file))} />
        <PasteForm isBusy={isPending} onText={(text) => keep(readProgramText(text))} />
      </div>
    </TaskSheet>
  );
}

function useBring(usualTitle: string) {
  const navigate = useNavigate();
  const [fault, setFault] = useState<BringFault | null>(null);
  const { mutate, isPending, error } = useCreateProgram();
  const keep = (read: BroughtProgram | BringFault) => {
    setFault(typeof read === 'string' ? read : null);
    if (typeof read === 'string' || isPending) return;
    mutate(
      { title: fittingTitle(read.title) || usualTitle, code: read.code },
      { onSuccess: ({ id }) => void navigate(paths.program(id)) },
    );
  };
  return { keep, fault, isPending, error };
}

/** Takes a file that is chosen, or dropped on it. */
function FileField({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onFile(file);
  };
  return (
    <label // oxlint-disable-line jsx-a11y/no-noninteractive-element-interactions -- the field in it takes files by keyboard
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid min-h-24 cursor-pointer place-items-center gap-1 rounded-xl border-2 border-dashed px-4 py-3 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
        isOver ? 'border-action bg-action-soft' : 'border-edge hover:border-action',
      )}
    >
      <span className="flex items-center gap-2 font-bold text-action">
        <Icon name="upload" className="size-5" />
        {m.programs_bring_choose()}
      </span>
      <span className="hidden text-muted pointer-fine:block">{m.programs_bring_drop()}</span>
      <input
        type="file"
        accept=".py,.pyw,.txt,text/x-python,text/plain"
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onFile(file);
          // The same file can be chosen again after it was corrected.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

type PasteFormProps = { isBusy: boolean; onText: (text: string) => void };

function PasteForm({ isBusy, onText }: PasteFormProps) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onText(text);
  };
  return (
    <form noValidate onSubmit={send} className="grid grid-cols-1 gap-3">
      <TextArea
        label={m.programs_bring_paste()}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" busy={isBusy} className="md:justify-self-end">
        {m.programs_bring_keep()}
      </Button>
    </form>
  );
}
