import { m } from '../../compiled-messages/messages.ts';
import { Card } from '../../ui/card.tsx';
import { BusyScreen } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FilledText, placeOf } from './filled-text.tsx';

export function DashboardOutline() {
  return (
    <BusyScreen
      label={m.dashboard_loading()}
      className="grid max-w-6xl grid-cols-1 gap-5 px-4 py-4 md:gap-6 md:py-8"
    >
      <div className="on-floor grid h-[26.5rem] grid-cols-1 content-between rounded-3xl bg-floor p-4 text-on-floor md:p-8">
        <div className="flex min-h-28 items-center md:items-start">
          <FilledText
            as="h1"
            text={m.dashboard_welcome({ username: placeOf('username') })}
            className="max-w-3/5 min-w-0 text-xl wrap-anywhere md:text-3xl"
          />
        </div>
        <div className="h-56 rounded-2xl bg-surface md:w-3/5" />
      </div>
      <WeekOutline />
      <Skeleton className="h-96 w-full rounded-2xl" />
    </BusyScreen>
  );
}

/** The sentence for a learner without a full week is the largest text of the first screen. */
function WeekOutline() {
  return (
    <Card className="grid min-h-60 grid-cols-1 content-start gap-3 p-4! md:p-6!">
      <h2 className="text-xl">{m.dashboard_week_heading()}</h2>
      <Skeleton className="h-18 w-full" />
      <FilledText text={m.dashboard_week_new({ goal: placeOf('days') })} className="min-h-6" />
    </Card>
  );
}
