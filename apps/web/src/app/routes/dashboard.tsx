export { DashboardScreen as dashboard } from '../../features/dashboard/dashboard-screen.tsx';
