export { SettingsScreen as settings } from '../../features/settings/settings-screen.tsx';
