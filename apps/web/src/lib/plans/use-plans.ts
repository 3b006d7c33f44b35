import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dataKeys } from '../data/queries.ts';
import { useLanguage } from '../language/language.ts';
import { loadPlans } from './load-plans.ts';

/** The plans on sale, or the built-in ones if no request succeeds. */
export function usePlans() {
  const language = useLanguage();
  return useQuery({
    queryKey: [...dataKeys.plans, language],
    // Show the previous language until the new one has loaded.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => loadPlans(signal),
  });
}
