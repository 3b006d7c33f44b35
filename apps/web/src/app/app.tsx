import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../lib/data/query-client.ts';
import { SessionProvider } from '../lib/session/session.tsx';
import { leavesForLogin } from './session-end.ts';

type AppProps = { router: ReturnType<typeof createBrowserRouter> };

export function App({ router }: AppProps) {
  const [cache] = useState(createQueryClient);
  const goToLogin = useCallback(() => {
    if (leavesForLogin(router.state.location.pathname)) void router.navigate('/login', { replace: true });
  }, [router]);
  return (
    <QueryClientProvider client={cache}>
      <SessionProvider onLost={goToLogin}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  );
}
