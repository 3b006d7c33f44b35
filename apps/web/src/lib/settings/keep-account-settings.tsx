import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../session/session.tsx';

const Keeper = lazy<ComponentType>(async () => {
  // The app works without it; a failed import must not break the page.
  const module = await import('./account-settings-keeper.tsx').catch(() => null);
  return { default: module?.AccountSettingsKeeper ?? NoKeeper };
});

/** Syncs settings for learners only; a visitor loads none of it. */
export function KeepAccountSettings() {
  const { user } = useSession();
  return user === null ? null : (
    <Suspense fallback={null}>
      <Keeper key={user.id} />
    </Suspense>
  );
}

function NoKeeper() {
  return null;
}
