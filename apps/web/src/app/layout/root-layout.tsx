import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { ToastRegion } from '../../ui/toast.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';

export function RootLayout() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <a
        href="#content"
        className="absolute -top-20 left-4 z-30 rounded-xl bg-action px-4 py-3 font-bold text-on-action focus:top-2"
      >
        {m.core_skip_to_content()}
      </a>
      <Header />
      <OfflineNotice />
      {isLoading && (
        <div className="fixed inset-x-0 top-0 z-30 h-1 animate-pulse bg-reward" aria-hidden="true" />
      )}
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none" aria-busy={isLoading}>
        <Outlet />
      </main>
      <Footer />
      <ToastRegion />
      <ScrollRestoration />
    </>
  );
}
