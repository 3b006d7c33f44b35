import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useCacheHolder } from './cache-holder.ts';
import { createQueryClient } from './query-client.ts';

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

/** Wraps a screen in the scope. */
export function withData(Screen: ComponentType): ComponentType {
  return () => (
    <DataScope>
      <Screen />
    </DataScope>
  );
}
