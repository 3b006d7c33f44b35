import type { OwnProgram } from '@python-learning/contract';
import { type ReactNode, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { partOf } from '../../lib/parts/part.ts';
import { RetriedPart } from '../../lib/parts/retried-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import type { FileSheetProps } from './file-sheet.tsx';

/** A small text file of a program or of a task. */
export type TextFile = OwnProgram['files'][number];

type FileChipsProps = {
  heading: string;
  files: readonly TextFile[];
  /** Said of each file, in its sheet and beside the heading. */
  note?: string;
  /** A button under the text of a file. */
  actionFor?: (file: TextFile, close: () => void) => ReactNode;
};

/** The names of files. A press on one shows its text, as a table where it is one. */
export function FileChips({ heading, files, note, actionFor }: FileChipsProps) {
  if (files.length === 0) return null;
  return (
    <section aria-label={heading} className="grid grid-cols-1 gap-2">
      <p className="text-muted">
        {heading}
        {note !== undefined && ` (${note})`}
      </p>
      <ul className="flex flex-wrap gap-2">
        {files.map((file) => (
          <li key={file.name} className="min-w-0">
            <FileChip file={file} note={note} actionFor={actionFor} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const sheet = partOf(async () => (await import('./file-sheet.tsx')).FileSheet);

type FileChipProps = { file: TextFile } & {
  [Name in 'note' | 'actionFor']: FileChipsProps[Name] | undefined;
};

function FileChip({ file, note, actionFor }: FileChipProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(button, isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={m.files_open({ name: file.name })}
        onClick={() => setOpen(true)}
        className="flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line bg-surface px-4 font-mono hover:bg-sunken"
      >
        <Icon name="table" className="size-5 shrink-0" />
        <span className="truncate">{file.name}</span>
      </button>
      {isOpen && (
        <RetriedPart
          part={sheet}
          props={{ file, note, action: actionFor?.(file, close), onClose: close }}
          Waiting={Waiting}
          Missing={Missing}
        />
      )}
    </>
  );
}

function Waiting() {
  return <p role="status">{m.files_loading()}</p>;
}

function Missing({ onRetry }: FileSheetProps & { onRetry: () => void }) {
  return (
    <div role="alert">
      <p className="text-muted">{m.files_missing()}</p>
      <Button kind="ghost" className="-ms-3 px-3!" onClick={onRetry}>
        {m.core_try_again()}
      </Button>
    </div>
  );
}
