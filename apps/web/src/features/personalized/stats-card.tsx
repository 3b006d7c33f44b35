import type { PersonalizedStats } from '@python-learning/contract';
import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { withNoAnswer } from '../../lib/api/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { listLevels } from './difficulty.tsx';
import type { useStats } from './use-exercises.ts';

/** The learner's results so far, shown to the learner only. */
export function StatsCard({ stats }: { stats: ReturnType<typeof useStats> }) {
  return (
    <Card className="grid content-start gap-3 p-4! md:p-5!">
      <h2 className="text-xl">{m.personalized_stats_heading()}</h2>
      <Content stats={stats} />
    </Card>
  );
}

function Content({ stats: { data, isPending, error, refetch } }: { stats: ReturnType<typeof useStats> }) {
  if (data !== undefined) return <Numbers stats={data} />;
  if (isPending) return <Skeleton className="h-44 w-full" />;
  return (
    <>
      <p>{withNoAnswer(error, m.personalized_error_stats)}</p>
      <Button kind="secondary" className="justify-self-start" onClick={() => void refetch()}>
        {m.core_try_again()}
      </Button>
    </>
  );
}

function Numbers({ stats }: { stats: PersonalizedStats }) {
  const {
    made,
    completed,
    right_at_first_run: atFirst,
    by_difficulty: byLevel,
    points_today: points,
  } = stats;
  const earned = points.exercises.earned + points.custom.earned;
  const limit = points.exercises.limit + points.custom.limit;
  return (
    <dl className="grid gap-y-1">
      <Row name={m.personalized_stats_completed()}>{m.personalized_stats_of({ completed, made })}</Row>
      {listLevels().map(({ value, label }) => (
        <Row key={value} name={label} isPart>
          {m.personalized_stats_of(byLevel[value])}
        </Row>
      ))}
      <Row name={m.personalized_stats_first_run()}>{atFirst}</Row>
      <Row name={m.personalized_stats_points()}>{m.personalized_stats_points_of({ earned, limit })}</Row>
    </dl>
  );
}

function Row({ name, isPart = false, children }: { name: string; isPart?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className={isPart ? 'ps-4 text-muted' : ''}>{name}</dt>
      <dd
        className={
          isPart ? 'ms-auto text-end text-muted tabular-nums' : 'ms-auto text-end font-bold tabular-nums'
        }
      >
        {children}
      </dd>
    </div>
  );
}
