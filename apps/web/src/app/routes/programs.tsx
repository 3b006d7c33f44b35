export { ProgramsScreen as programs } from '../../features/programs/programs-screen.tsx';
