export { runAdminCommand } from './admin.service.ts';
export { adminHelp, parseAdminCommand } from './admin-arguments.ts';
export { AdminError } from './admin-error.ts';
