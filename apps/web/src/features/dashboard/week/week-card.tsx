import type { Streak } from '@python-learning/contract';
import { useState } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { noAnswerOr, withNoAnswer } from '../../../lib/api/failure-text.ts';
import { formatDay } from '../../../lib/format/format-day.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { RestDialog } from './rest-dialog.tsx';
import { restsUntil } from './rest-weeks.ts';
import { useRest } from './use-streak.ts';
import { WeekDays } from './week-days.tsx';
import { WeekLoading, weekCardClass } from './week-loading.tsx';

type WeekCardProps = {
  /** Undefined until it has loaded. */
  streak: Streak | undefined;
  /** Why it could not be loaded; null while nothing has failed. */
  failure: unknown;
  onRetry: () => void;
};

/**
 * This week's days, and how many weeks reached the goal. A week without learning is a pause: nothing is ever lost.
 */
export function WeekCard({ streak, failure, onRetry }: WeekCardProps) {
  if (streak !== undefined) {
    return <Week streak={streak} />;
  }
  if (failure === null) {
    return <WeekLoading />;
  }
  return (
    <Card className={weekCardClass}>
      <h2 className="text-xl">{m.dashboard_week_heading()}</h2>
      <p role="status" className="text-muted">
        {withNoAnswer(failure, m.dashboard_week_failed)}
      </p>
      <Button kind="secondary" className="justify-self-start" onClick={onRetry}>
        {m.core_try_again()}
      </Button>
    </Card>
  );
}

function Week({ streak }: { streak: Streak }) {
  const { goal, days_this_week: days } = streak;
  return (
    <Card className={weekCardClass} role="region" aria-labelledby="week">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="week" tabIndex={-1} className="text-xl outline-none">
          {m.dashboard_week_heading()}
        </h2>
        {days < goal ? (
          <p className="text-muted">{m.dashboard_week_days({ days, goal })}</p>
        ) : (
          <p className="flex items-center gap-2 font-bold text-success">
            <Icon name="check" className="size-5" />
            {m.dashboard_week_reached({ days })}
          </p>
        )}
      </div>
      <WeekDays week={streak.week} today={streak.today} />
      {streak.resting ? <Resting streak={streak} /> : <Count streak={streak} />}
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <RestButton streak={streak} />
        <TextLink to={paths.settings()}>{m.dashboard_week_goal()}</TextLink>
      </div>
    </Card>
  );
}

/** Number of weeks that reached the goal. A learner without one reads how little one needs. */
function Count({ streak: { current_weeks: current, best_weeks: best, goal } }: { streak: Streak }) {
  if (best === 0) {
    return <p>{m.dashboard_week_new({ goal })}</p>;
  }
  return (
    <dl className="flex flex-wrap gap-x-6">
      <div className="flex flex-row-reverse items-baseline gap-2">
        <dt className="text-muted">{m.dashboard_week_row()}</dt>
        <dd className="text-xl font-bold">{current}</dd>
      </div>
      {best > current && (
        <div className="flex items-baseline gap-2">
          <dt className="text-muted">{m.dashboard_week_best()}</dt>
          <dd className="text-xl font-bold">{best}</dd>
        </div>
      )}
    </dl>
  );
}

function Resting({ streak }: { streak: Streak }) {
  const language = useLanguage();
  const until = restsUntil(streak) ?? streak.today;
  return (
    <p className="flex items-start gap-2">
      <Icon name="moon" className="mt-0.5 size-5 text-action" />
      <span>{m.dashboard_rest_until({ date: formatDay(until, language) })}</span>
    </p>
  );
}

function RestButton({ streak }: { streak: Streak }) {
  const [isAsking, setAsking] = useState(false);
  const end = useRest(() => {
    showToast(m.dashboard_rest_ended());
    focusWeek();
  });
  if (streak.resting) {
    return (
      <div>
        <Button
          kind="ghost"
          className="-ms-3 px-3!"
          busy={end.isPending}
          onClick={() => end.mutate({ resting: false })}
        >
          {m.dashboard_rest_end()}
        </Button>
        {end.isError && <p role="alert">{noAnswerOr(end.error, m.dashboard_rest_failed)}</p>}
      </div>
    );
  }
  return (
    <>
      <Button kind="ghost" className="-ms-3 px-3!" onClick={() => setAsking(true)}>
        <Icon name="moon" className="size-5" />
        {m.dashboard_rest_begin()}
      </Button>
      <RestDialog streak={streak} isOpen={isAsking} onClose={() => setAsking(false)} onRest={focusWeek} />
    </>
  );
}

/** The pressed button has been replaced by another, so the focus moves to the heading. */
function focusWeek(): void {
  document.getElementById('week')?.focus({ preventScroll: true });
}
