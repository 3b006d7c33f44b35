import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useCacheHolder } from './cache-holder.ts';

type DataScopeProps = { children: ReactNode };

/** Provides the app's only cache to its children. Loaded with the first screen that needs data. */
export function DataScope({ children }: DataScopeProps) {
  const holder = useCacheHolder();
  const [client] = useState(() => clientOf(holder));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Creates the cache on first use; later screens get it from the holder. */
function clientOf(holder: ReturnType<typeof useCacheHolder>) {
  holder.client ??= createQueryClient();
  return holder.client;
}

export function withData(Screen: ComponentType): ComponentType {
  return () => (
    <DataScope>
      <Screen />
    </DataScope>
  );
}

/** Creates the cache of api answers. Retries are off, because the api client retries. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
