export { ContactScreen as ContactRoute } from '../../features/contact/contact-screen.tsx';
