import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { useSlowCall } from '../../lib/api/slow-calls.ts';
import { useOnline } from '../../lib/connection/connection.ts';
import { useLearnerFacts } from '../../lib/data/learner-facts.tsx';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { FaultBoundary } from '../fault-boundary.tsx';
import { useNavigating } from '../navigation/app-router.tsx';
import { usePrefetchOfNext, usePrefetchOnAim } from '../navigation/prefetch.ts';
import { useScrollMemory } from '../navigation/scroll-memory.ts';
import { findScreen } from '../router.tsx';
import { BadgeNotice } from './badge-notice.tsx';
import { DrawnOutline, useDrawnOutline } from './drawn-outline.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ScreenOutline } from './screen-outline.tsx';
import { SessionSpinner } from './session-spinner.tsx';

type RootLayoutProps = { children: ReactNode };

export function RootLayout({ children }: RootLayoutProps) {
  const { pathname, key } = useLocation();
  const isNavigating = useNavigating();
  const outline = useDrawnOutline();
  useScrollMemory();
  usePrefetchOnAim();
  usePrefetchOfNext(pathname);
  return (
    <>
      <a
        href="#content"
        className="absolute -top-20 left-4 z-30 max-w-[calc(100%-2rem)] rounded-xl wrap-anywhere bg-action px-4 py-3 font-bold text-on-action focus:top-2 print:hidden"
      >
        {m.core_skip_to_content()}
      </a>
      <Header />
      <OfflineNotice />
      {isNavigating && (
        <div className="fixed inset-x-0 top-0 z-30 h-1 animate-pulse bg-reward" aria-hidden="true" />
      )}
      {/* At least as high as the window, so that the footer does not jump when a short page becomes longer. */}
      <main
        id="content"
        tabIndex={-1}
        className="@container flex min-h-[calc(100dvh-4rem)] flex-1 flex-col outline-none print:min-h-0"
        aria-busy={isNavigating}
      >
        {/* Inside the frame, so that navigation stays usable when a page fails. */}
        <FaultBoundary place={key}>
          {/* Shown only when the app opens. Later the previous screen stays until the next one is ready. */}
          <Suspense fallback={<ScreenOutline screen={findScreen(pathname)?.name} />}>
            {outline.isKept ? <DrawnOutline /> : children}
          </Suspense>
          {outline.isKept && outline.isSpinning && <SessionSpinner />}
        </FaultBoundary>
      </main>
      <Footer />
      <SlowNotice />
      <EndedUpgradeNotice />
      <BadgeNotice />
      <ToastRegion />
    </>
  );
}

/** Tells that something takes longer than usual and is still under way. Overlays the page, so that nothing moves. */
function SlowNotice() {
  const isSlow = useSlowCall();
  return (
    <output className="pointer-events-none fixed inset-x-0 top-20 z-30 grid justify-items-center px-4 print:hidden">
      {isSlow && (
        <span className="flex animate-[rise_200ms_ease-out] items-center gap-3 rounded-xl border border-line bg-surface px-4 py-3 text-ink">
          <Spinner className="size-5 text-action" />
          {m.core_slow()}
        </span>
      )}
    </output>
  );
}

/** Tells the learner while the device is offline. */
function OfflineNotice() {
  const online = useOnline();
  return (
    <output className="block print:hidden">
      {!online && (
        <span className="flex items-center justify-center gap-3 bg-reward-soft px-4 py-2 text-reward-ink">
          <Icon name="offline" />
          {m.core_offline()}
        </span>
      )}
    </output>
  );
}

const EndedUpgradeCard = optionalPart(
  async () => (await import('./ended-upgrade-card.tsx')).EndedUpgradeCard,
);

/**
 * Tells the learner on any screen that the upgrade has ended while the app was open, and that nothing is lost by it.
 * Overlays the page, so that nothing moves, and stays until it is closed.
 */
function EndedUpgradeNotice() {
  const { endedUpgrade } = useLearnerFacts();
  const [read, setRead] = useState<string | null>(null);
  const isShown = endedUpgrade !== null && endedUpgrade !== read;
  return (
    <output className="pointer-events-none fixed inset-x-0 top-20 z-30 grid justify-items-center px-4 print:hidden">
      {isShown && <EndedUpgradeCard onClose={() => setRead(endedUpgrade)} />}
    </output>
  );
}
