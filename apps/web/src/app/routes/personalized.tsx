import { PersonalizedScreen } from '../../features/personalized/personalized-screen.tsx';

export function PersonalizedRoute() {
  return <PersonalizedScreen />;
}
