import { QueryClient } from '@tanstack/react-query';

/** The cache of what the api said. Repetition is the api client's business, so it is off here. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
