import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dataKeys } from '../../lib/data/queries.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { loadPlans } from './load-plans.ts';

/** The plans on sale, or those that we know by heart when nobody answers. */
export function usePlans() {
  const language = useLanguage();
  return useQuery({
    queryKey: [...dataKeys.plans, language],
    // In the former language until the new one has come.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => loadPlans(signal),
  });
}
