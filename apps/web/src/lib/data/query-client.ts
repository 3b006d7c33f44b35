import { QueryClient } from '@tanstack/react-query';

/** Creates the cache of api answers. Retries are off, because the api client retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
