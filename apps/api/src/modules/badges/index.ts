export { type Badges, createBadges } from './badges.service.ts';
