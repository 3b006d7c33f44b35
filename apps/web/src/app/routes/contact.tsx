export { ContactScreen as contact } from '../../features/contact/contact-screen.tsx';
