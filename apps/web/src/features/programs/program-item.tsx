import type { ListedProgram, OwnShare } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { ProgramLook } from '../../workbench/drawing/program-look.tsx';
import { ProgramMenu } from './program-menu.tsx';
import { fetchAsTyped } from './use-programs.ts';

type ProgramItemProps = {
  program: ListedProgram;
  /** Its link; null without one. */
  share: OwnShare | null;
  onChanged: () => void;
  onDeleted: () => void;
};

/** A program of the list. What it shows, or its code before the first run, is its picture. */
export function ProgramItem({ program, share, onChanged, onDeleted }: ProgramItemProps) {
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
        {share !== null && <LinkNote share={share} />}
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

function LinkNote({ share: { closed_for: closedFor, is_current: isCurrent } }: { share: OwnShare }) {
  return (
    <span className="flex items-center gap-1.5 leading-snug text-muted">
      <Icon name="share" className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{linkWords(closedFor !== null, isCurrent)}</span>
    </span>
  );
}

function linkWords(isClosed: boolean, isCurrent: boolean): string {
  if (isClosed) return m.programs_share_is_closed();
  return isCurrent ? m.programs_share_is_shared() : m.programs_share_is_old();
}
