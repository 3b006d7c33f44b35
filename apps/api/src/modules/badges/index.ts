export { createBadgeList } from './badge-list.service.ts';
export { createBadgesHandlers } from './badges.routes.ts';
export { type Badges, createBadges } from './badges.service.ts';
