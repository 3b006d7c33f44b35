import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { TaskSheet } from '../task-sheet.tsx';
import type { TextFile } from './file-chips.tsx';
import { tableOf } from './table-of.ts';

export type FileSheetProps = {
  file: TextFile;
  note: string | undefined;
  action: ReactNode;
  onClose: () => void;
};

/** The text of a file over the page: as a table, or line by line. */
export function FileSheet({ file: { name, text }, note, action, onClose }: FileSheetProps) {
  const table = tableOf(name, text);
  return (
    <TaskSheet label={name} onClose={onClose}>
      <div className="grid grid-cols-1 gap-3 px-5 pt-4 pb-4">
        <h2 className="font-mono text-xl wrap-anywhere">{name}</h2>
        {note !== undefined && <p className="text-muted">{note}</p>}
        {text === '' && <p>{m.files_empty()}</p>}
        <section
          aria-label={name}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide file is scrolled with the keyboard
          tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
          className="overflow-x-auto"
        >
          {table === null ? <pre className="font-mono">{text}</pre> : <Table {...table} />}
        </section>
        {action}
      </div>
    </TaskSheet>
  );
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className="border-collapse font-mono">
      <thead>
        <tr>
          {head.map((cell, at) => (
            // Columns have no names of their own: two may be called the same.
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a file do not move
            <th key={at} scope="col" className="border border-line bg-sunken px-3 py-1 text-start">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file do not move
          <tr key={line}>
            {row.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a file do not move
              <td key={at} className={`border border-line px-3 py-1 ${isNumber(cell) ? 'text-end' : ''}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isNumber(cell: string): boolean {
  return /^\s*-?\d+(?:\.\d+)?\s*$/.test(cell);
}
