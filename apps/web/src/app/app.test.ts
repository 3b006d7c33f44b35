import { expect, it } from 'vitest';
import { leavesForLogin } from './app.tsx';

it.each([
  ['/dashboard', true],
  ['/learn/hello-python', true],
  ['/', true],
  ['/login', false],
  ['/signup', false],
  ['/verify-otp', false],
  ['/forgot-password', false],
  ['/subscription', false],
  ['/subscription/success', false],
])('whoever loses the session on %s is sent to the login: %s', (path, leaves) => {
  expect(leavesForLogin(path)).toBe(leaves);
});
