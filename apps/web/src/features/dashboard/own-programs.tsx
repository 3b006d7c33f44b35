import type { ListedProgram } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { usePrograms } from '../../lib/data/own-programs.ts';
import { useProgress } from '../../lib/data/queries.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ProgramLook } from '../../workbench/drawing/program-look.tsx';
import { OwnProgramsLoading, ownProgramsClass } from './own-programs-loading.tsx';

/** Programs that the dashboard shows: the one that the learner chose, then those that were changed last. */
const shownFirst = 2;

/** The program that the learner shows and the newest other ones, or the way to a first one. Without an answer, the way to all of them stays. */
export function OwnPrograms() {
  const { data, isPending } = usePrograms();
  if (isPending) return <OwnProgramsLoading />;
  return data === undefined || data.length === 0 ? <FirstProgram /> : <Newest programs={data} />;
}

function FirstProgram() {
  return (
    <Card className="grid min-h-40 grid-cols-1 content-center justify-items-start gap-3 p-4! md:p-6!">
      <p>{m.dashboard_programs_start_text()}</p>
      <ButtonLink to={paths.programs()} kind="secondary">
        <Icon name="plus" className="size-5" />
        {m.dashboard_programs_start()}
      </ButtonLink>
    </Card>
  );
}

function Newest({ programs }: { programs: readonly ListedProgram[] }) {
  const inOrder = [...programs].sort((one, other) => Number(other.is_shown) - Number(one.is_shown));
  return (
    <section aria-labelledby="own-programs" className={ownProgramsClass}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id="own-programs" className="text-xl">
          {m.programs_title()}
        </h2>
        <TextLink to={paths.programs()}>{m.dashboard_programs_all()}</TextLink>
      </div>
      <ul className="grid grid-cols-2 gap-3">
        {inOrder.slice(0, shownFirst).map((program) => (
          <li key={program.id} className="min-w-0">
            <Link
              to={paths.program(program.id)}
              className="grid h-full grid-cols-1 grid-rows-[minmax(4.5rem,auto)_auto] overflow-hidden rounded-xl border border-line bg-surface text-ink hover:border-action"
            >
              <ProgramLook program={program} />
              <span className="grid grid-cols-1 px-3 py-2">
                <span className="truncate font-bold leading-snug">{program.title}</span>
                <Grown done={program.drawn_done} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** With how many finished milestones the picture of a program was drawn; nothing for one that does not follow them. */
function Grown({ done }: { done: ListedProgram['drawn_done'] }) {
  const { data } = useProgress();
  if (done === null || data === undefined) return null;
  return (
    <span className="text-sm text-muted">
      {m.dashboard_program_grown({ done, all: data.course.milestones })}
    </span>
  );
}
