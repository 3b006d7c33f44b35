import { optionalPart } from '../parts/optional-part.tsx';
import { useSession } from '../session/session.tsx';

const Keeper = optionalPart(async () => (await import('./account-settings.ts')).FollowAccountSettings);

/** Syncs settings for learners only; a visitor loads none of it. */
export function KeepAccountSettings() {
  const { user } = useSession();
  return user === null ? null : <Keeper key={user.id} />;
}
