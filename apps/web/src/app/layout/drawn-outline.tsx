import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../lib/session/session.tsx';
import { findScreen } from '../router.tsx';

/** The outline that the page came with: the build has its parts, the browser only knows that there is one. Null without. */
const DrawnOutlineContext = createContext<ReactNode>(null);

export const DrawnOutlineProvider = DrawnOutlineContext.Provider;

/** What the browser gives to the provider. */
export const asDrawn = 'as drawn';

/**
 * The outline as the build has drawn it and `first-paint.ts` has filled it. The browser keeps the markup of the page, so
 * that no script has a copy of it.
 */
export function DrawnOutline() {
  const outline = useContext(DrawnOutlineContext);
  if (outline !== asDrawn) {
    return (
      <div data-outline className="contents">
        {outline}
      </div>
    );
  }
  // React sets no text while it takes over.
  const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };
  return <div data-outline className="contents" {...kept} />;
}

/**
 * How the outline that the page came with is shown: kept while the screen is prepared behind it, and with a spinner
 * while it is not known who is there, since the screen of a learner is prepared only then. Replacing the outline is a transition: it is rendered in slices, and stays until the
 * screen's files have arrived.
 */
export function useDrawnOutline(): {
  isKept: boolean;
  isSpinning: boolean;
} {
  const [isKept, setKept] = useState(useContext(DrawnOutlineContext) !== null);
  // The markup that the build has drawn is taken over first, and has no spinner.
  const [isTakenOver, setTakenOver] = useState(false);
  const { pathname } = useLocation();
  const { status } = useSession();
  const isAwaited = status === 'unknown' && findScreen(pathname)?.access === 'learner';
  useEffect(() => {
    startTransition(() => {
      setTakenOver(true);
      if (!isAwaited) setKept(false);
    });
  }, [isAwaited]);
  return { isKept, isSpinning: isTakenOver && isAwaited };
}
