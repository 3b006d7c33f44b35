import { createContext, type ReactNode, useContext, useLayoutEffect, useState, useTransition } from 'react';
import { Router } from 'react-router';
import type { AppHistory } from './history.ts';

const NavigatingContext = createContext(false);

type AppRouterProps = { history: AppHistory; children: ReactNode };

/**
 * Renders the page of the address. A page that must be fetched is prepared in the background: the previous page stays
 * meanwhile, and `useNavigating` returns true.
 */
export function AppRouter({ history, children }: AppRouterProps) {
  const [place, setPlace] = useState({ action: history.action, location: history.location });
  const [isNavigating, startTransition] = useTransition();
  useLayoutEffect(
    () => history.listen(({ action, location }) => startTransition(() => setPlace({ action, location }))),
    [history],
  );
  return (
    <NavigatingContext value={isNavigating}>
      <Router location={place.location} navigationType={place.action} navigator={history}>
        {children}
      </Router>
    </NavigatingContext>
  );
}

/** True while another page is being fetched. */
export function useNavigating(): boolean {
  return useContext(NavigatingContext);
}
