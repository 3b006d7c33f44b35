import { useCallback, useState } from 'react';
import { type CacheHolder, CacheHolderProvider } from '../lib/data/cache-holder.ts';
import { LearnerFactsProvider } from '../lib/data/learner-facts.tsx';
import { paths } from '../lib/paths.ts';
import { SessionProvider } from '../lib/session/session.tsx';
import { KeepAccountSettings } from '../lib/settings/keep-account-settings.tsx';
import { AppRouter } from './navigation/app-router.tsx';
import type { AppHistory } from './navigation/history.ts';
import { Pages } from './pages.tsx';
import { leavesForLogin } from './session-end.ts';

type AppProps = { history: AppHistory };

export function App({ history }: AppProps) {
  const [cache] = useState<CacheHolder>(() => ({ client: null }));
  const goToLogin = useCallback(() => {
    if (leavesForLogin(history.location.pathname)) history.replace(paths.login());
  }, [history]);
  return (
    <CacheHolderProvider value={cache}>
      <SessionProvider onLost={goToLogin}>
        <KeepAccountSettings />
        <LearnerFactsProvider>
          <AppRouter history={history}>
            <Pages />
          </AppRouter>
        </LearnerFactsProvider>
      </SessionProvider>
    </CacheHolderProvider>
  );
}
