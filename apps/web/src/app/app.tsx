import { useCallback, useState } from 'react';
import { createPath, Navigate, useLocation } from 'react-router';
import { type CacheHolder, CacheHolderProvider } from '../lib/data/cache-holder.ts';
import { LearnerFactsProvider } from '../lib/data/learner-facts.tsx';
import { inLanguage } from '../lib/language/in-language.tsx';
import { optionalPart } from '../lib/parts/optional-part.tsx';
import { paths } from '../lib/paths.ts';
import { SessionProvider, useSession } from '../lib/session/session.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { AppRouter } from './navigation/app-router.tsx';
import type { AppHistory } from './navigation/history.ts';
import { ProtectedRoute } from './protected-route.tsx';
import { type FetchedScreen, findScreen } from './router.tsx';

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

const Pages = inLanguage(PageOfAddress);

/** Renders the screen of the address in the app's frame. An unknown address redirects to the home page. */
function PageOfAddress() {
  const { pathname } = useLocation();
  const found = findScreen(pathname);
  return (
    <RootLayout>
      {found === undefined ? <Navigate to={paths.home()} replace /> : <AdmittedScreen {...found} />}
    </RootLayout>
  );
}

function AdmittedScreen({ access, screen: { Component } }: FetchedScreen) {
  if (access === 'anyone') return <Component />;
  return (
    <ProtectedRoute>
      <Component />
    </ProtectedRoute>
  );
}

/** Screens that stay open when a session ends. */
const quietPaths = [
  paths.login(),
  paths.signup(),
  paths.verifyOtp(),
  paths.forgotPassword(),
  paths.subscription(),
];

/** Whether a learner whose session ended on this page is sent to the login. */
export function leavesForLogin(pathname: string): boolean {
  return !quietPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

const Keeper = optionalPart(
  async () => (await import('../lib/settings/account-settings.ts')).FollowAccountSettings,
);

/** Syncs settings for learners only; a visitor loads none of it. */
function KeepAccountSettings() {
  const { user } = useSession();
  return user === null ? null : <Keeper key={user.id} />;
}
