import { m } from '../../../compiled-messages/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { toClock } from '../lesson-course.ts';
import { usePlayback } from '../playback-context.ts';
import { headOf } from './moment.ts';

/** The programs of the lesson that can be tried, at any time. */
export function MomentList() {
  const { moments } = usePlayback();
  if (moments.all.length === 0) return null;
  return (
    <section aria-label={m.lesson_try()} className="grid grid-cols-1 gap-1 print:hidden">
      <h3 className="text-base">{m.lesson_try()}</h3>
      <ul className="grid grid-cols-1 gap-1">
        {moments.all.map((moment) => (
          <li key={moment.at_s}>
            <button
              type="button"
              aria-pressed={moment === moments.opened}
              onClick={({ currentTarget }) => moments.open(moment, currentTarget)}
              className={classNames(
                'flex min-h-11 w-full items-center gap-3 rounded-xl border-2 px-3 py-1 text-start hover:bg-sunken',
                moment === moments.opened ? 'border-action bg-action-soft' : 'border-line bg-surface',
              )}
            >
              <Icon name="code" className="size-5 text-action" />
              <span className="font-bold tabular-nums">{toClock(Math.floor(moment.at_s))}</span>
              <code translate="no" lang="en" className="min-w-0 truncate font-mono text-code">
                {headOf(moment)}
              </code>
            </button>
          </li>
        ))}
      </ul>
      {moments.isBack && (
        <Button kind="secondary" className="justify-self-start" onClick={moments.goOn}>
          <Icon name="play" className="size-5" />
          {m.lesson_try_go_on()}
        </Button>
      )}
    </section>
  );
}
