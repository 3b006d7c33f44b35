import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** Holds the cache of api answers once a screen needs it; a visitor's page loads none. */
export type CacheHolder = { client: QueryClient | null };

const CacheHolderContext = createContext<CacheHolder>({ client: null });

export const CacheHolderProvider = CacheHolderContext.Provider;

export function useCacheHolder(): CacheHolder {
  return useContext(CacheHolderContext);
}
