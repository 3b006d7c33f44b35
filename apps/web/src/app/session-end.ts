import { paths } from '../lib/paths.ts';

/** Screens that stay open when a session ends. */
const quietPaths = [
  paths.login(),
  paths.signup(),
  paths.verifyOtp(),
  paths.forgotPassword(),
  paths.subscription(),
];

/** Whether a learner whose session ended on this page is sent to the login. */
export function leavesForLogin(pathname: string): boolean {
  return !quietPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
