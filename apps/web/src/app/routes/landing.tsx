export { LandingScreen as home } from '../../features/landing/landing-screen.tsx';
