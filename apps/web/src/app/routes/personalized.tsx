export { PersonalizedScreen as personalized } from '../../features/personalized/personalized-screen.tsx';
