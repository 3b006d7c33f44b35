import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx';
import { TodaysCardLoading } from '../../features/deck/todays-card-loading.tsx';
import { optionalPart } from '../../lib/parts/optional-part.tsx';

export { DashboardRoute as dashboard };

const TodaysCard = optionalPart(
  async () => (await import('../../features/deck/todays-card.tsx')).TodaysCard,
  TodaysCardLoading,
);

function DashboardRoute() {
  return <DashboardScreen today={<TodaysCard />} />;
}
