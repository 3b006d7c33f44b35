export { runAdminCommand } from './admin.service.ts';
export { adminHelp, parseAdminCommand } from './admin-arguments.ts';
export { AdminProblem } from './admin-problem.ts';
