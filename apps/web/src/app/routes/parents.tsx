export { ParentsScreen as parents } from '../../features/parents/parents-screen.tsx';
