import type { ListedProgram } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { ProgramLook } from '../../workbench/drawing/program-look.tsx';
import { ProgramMenu } from './program-menu.tsx';
import { fetchAsTyped } from './use-programs.ts';

type ProgramItemProps = { program: ListedProgram; onChanged: () => void; onDeleted: () => void };

/** A program of the list. What it shows, or its code before the first run, is its picture. */
export function ProgramItem({ program, onChanged, onDeleted }: ProgramItemProps) {
  const { id, title, lines, changed_at: changedAt } = program;
  const language = useLanguage();
  const day = formatDate(changedAt, language, 'short');
  return (
    <li className="grid min-h-26 grid-cols-[min(6.5rem,30%)_minmax(0,1fr)_auto] items-center overflow-hidden rounded-2xl border border-line bg-surface">
      <ProgramLook program={program} />
      <Link
        to={paths.program(id)}
        className="grid content-center gap-0.5 self-stretch px-3 py-2.5 text-ink outline-offset-[-3px] hover:bg-sunken"
      >
        <span className="line-clamp-2 font-bold leading-snug wrap-anywhere">{title}</span>
        <span className="leading-snug text-muted">
          {m.programs_lines_and_day({ lines: m.programs_lines({ count: lines }), day })}
        </span>
      </Link>
      <ProgramMenu
        program={program}
        read={() => fetchAsTyped(id)}
        onChanged={onChanged}
        onDeleted={onDeleted}
      />
    </li>
  );
}
