import { m } from '../../compiled-messages/messages.ts';
import { taskColumns } from '../../features/practice/task-columns.ts';
import { BusyScreen } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FilledText, placeOf } from './filled-text.tsx';

/** On a phone the workbench with goal and program; a wide screen shows the whole task in place of the goal. */
export function CodeOutline() {
  return (
    <BusyScreen
      label={m.practice_loading()}
      className="work-screen grid max-w-6xl grid-cols-1 gap-3 px-4 pt-3 bench:flex bench:flex-1 bench:flex-col bench:gap-0 bench:p-0 md:gap-4 md:pt-5"
    >
      <div className="min-h-11 shrink-0 bench:px-4 md:min-h-16">
        <FilledText
          as="h1"
          text={placeOf('title')}
          className="text-xl leading-tight bench:truncate bench:text-base md:text-3xl"
        />
        <FilledText
          text={m.practice_question_of_total({ number: placeOf('number'), total: placeOf('total') })}
          className="hidden truncate leading-tight text-muted bench:block"
        />
      </div>
      <div className={`${taskColumns} flex flex-col gap-3 bench:flex-1 bench:gap-0`}>
        <div className="bench:min-h-13 bench:border-b bench:border-line bench:px-4 bench:pt-1 bench:pb-2">
          <FilledText text={placeOf('goal')} className="me-16 hidden font-bold bench:block" />
          <Skeleton className="h-72 w-full rounded-2xl bench:hidden" />
        </div>
        <div className="flex flex-1 flex-col overflow-clip rounded-2xl border-2 border-edge bg-surface bench:rounded-none bench:border-0">
          <div className="min-h-11 border-b border-line bg-sunken" />
          {/* As the first editor is, but nothing can be typed. */}
          <div inert className="flex flex-1">
            <FilledText
              as="textarea"
              text={placeOf('code')}
              className="block min-h-[8rem] w-full resize-none overflow-hidden bg-surface py-3 ps-12 pe-4 font-mono text-code text-ink [field-sizing:content] [font-variant-ligatures:none]"
            />
          </div>
          <div className="border-t border-line p-2">
            <Skeleton className="h-11 w-full rounded-2xl" />
          </div>
        </div>
      </div>
    </BusyScreen>
  );
}
