/** Screens on which a session that ended is no surprise: nobody is sent away from them. */
const quietPaths = ['/login', '/signup', '/verify-otp', '/forgot-password', '/subscription'];

/** Whether a learner whose session ended on this page is sent to the login. */
export function leavesForLogin(pathname: string): boolean {
  return !quietPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
