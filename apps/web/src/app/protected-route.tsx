import { type ReactNode, useEffect, useState } from 'react';
import { createPath, Navigate, useLocation } from 'react-router';
import { m } from '../compiled-messages/messages.ts';
import { noAnswerSentence } from '../lib/api/failure-text.ts';
import { optionalPart } from '../lib/parts/optional-part.tsx';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session/session.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorState } from './error-state.tsx';
import { ScreenOutline } from './layout/screen-outline.tsx';
import { SessionSpinner } from './layout/session-spinner.tsx';
import { findScreen } from './router.tsx';

const PauseNote = optionalPart(async () => (await import('../features/pause/pause-note.tsx')).PauseNote);

/** When the count of the active time begins, in milliseconds: an hour needs no part of the first load. */
const pauseCountMs = 60_000;

type ProtectedRouteProps = { children: ReactNode };

/** Admits learners and sends visitors to the login, which leads back. An unreachable server shows an error state instead. */
export function ProtectedRoute({ children }: ProtectedRouteProps) {
  const { status, retry } = useSession();
  const location = useLocation();
  if (status === 'unknown') {
    return (
      <>
        <ScreenOutline screen={findScreen(location.pathname)?.name} />
        <SessionSpinner />
      </>
    );
  }
  if (status === 'visitor')
    return <Navigate to={paths.login()} replace state={{ returnUrl: createPath(location) }} />;
  if (status === 'unreachable') {
    return (
      <ErrorState title={m.core_unreachable_title()} text={`${noAnswerSentence()} ${m.core_work_safe()}`}>
        <Button onClick={retry}>{m.core_try_again()}</Button>
      </ErrorState>
    );
  }
  return (
    <>
      {children}
      <LaterPauseNote />
    </>
  );
}

function LaterPauseNote() {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), pauseCountMs);
    return () => clearTimeout(timer);
  }, []);
  return isTime && <PauseNote />;
}
