import type { Progress, SubscriptionStatus } from '@python-learning/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useUpgradeRefusals } from '../api/upgrade-refusals.ts';
import { DataScope } from './data-scope.tsx';
import { dataKeys, useProgress, useSubscription } from './queries.ts';

/** Progress and subscription for the page layout; undefined while loading. */
export type LearnerFacts = {
  progress: Progress | undefined;
  /** Null without a running subscription, undefined until it is known. */
  subscription: SubscriptionStatus | null | undefined;
  /** When the subscription that was active at page load ended; null while it runs, and where there was none. */
  endedUpgrade: string | null;
};

type WatchProps = { onChange: (facts: LearnerFacts) => void };

/** Reports progress and subscription whenever they change. Loaded separately, with the cache. */
export function LearnerFactsWatch({ onChange }: WatchProps) {
  return (
    <DataScope>
      <Watch onChange={onChange} />
    </DataScope>
  );
}

function Watch({ onChange }: WatchProps) {
  const { data: progress } = useProgress();
  const { data: subscription } = useSubscription();
  const endedUpgrade = useEndedUpgrade(subscription);
  useFreshSubscription();
  useEffect(
    () => onChange({ progress, subscription, endedUpgrade }),
    [onChange, progress, subscription, endedUpgrade],
  );
  return null;
}

/** Reloads the subscription after a refusal that requires an upgrade: it may have ended. */
function useFreshSubscription(): void {
  const cache = useQueryClient();
  const refusals = useUpgradeRefusals();
  useEffect(() => {
    if (refusals > 0) void cache.invalidateQueries({ queryKey: dataKeys.subscription });
  }, [cache, refusals]);
}

function useEndedUpgrade(subscription: SubscriptionStatus | null | undefined): string | null {
  const [known, setKnown] = useState<string | null>(null);
  if (subscription && subscription.end_date !== known) setKnown(subscription.end_date);
  return subscription === null ? known : null;
}
