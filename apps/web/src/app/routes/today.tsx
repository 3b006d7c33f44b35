export { TodaysScreen as today } from '../../features/deck/todays-screen.tsx';
