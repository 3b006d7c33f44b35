import { useCallback, useState } from 'react';
import { createPath } from 'react-router';
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
    const { location } = history;
    if (leavesForLogin(location.pathname))
      history.replace(paths.login(), { returnUrl: createPath(location) });
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
