import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../session/session.tsx';

const Keeper = lazy<ComponentType>(async () => {
  // The app works without: what can not be loaded must not take the page with it.
  const module = await import('./account-settings-keeper.tsx').catch(() => null);
  return { default: module?.AccountSettingsKeeper ?? NoKeeper };
});

/** For learners alone; nothing of it is loaded for visitors. */
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
