import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useCacheHolder } from './cache-holder.ts';
import { createQueryClient } from './query-client.ts';

type DataScopeProps = { children: ReactNode };

/** Gives what is in it the app's one cache. Loaded with the first screen that asks the api for data. */
export function DataScope({ children }: DataScopeProps) {
  const holder = useCacheHolder();
  const [client] = useState(() => clientOf(holder));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** The first who asks makes it; it is handed on with the holder. */
function clientOf(holder: ReturnType<typeof useCacheHolder>) {
  holder.client ??= createQueryClient();
  return holder.client;
}

/** A screen inside the scope. */
export function withData(Screen: ComponentType): ComponentType {
  return () => (
    <DataScope>
      <Screen />
    </DataScope>
  );
}
