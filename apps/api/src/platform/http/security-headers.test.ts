import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const overHttp = {
  'content-security-policy':
    "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;" +
    "media-src 'self';font-src 'self';connect-src 'self';worker-src 'self' blob:;" +
    "form-action 'self' https://sandbox.payhere.lk https://www.payhere.lk;" +
    "frame-ancestors 'none';base-uri 'none';object-src 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': expect.stringMatching(
    /^accelerometer=\(\), camera=\(\), .*usb=\(\), xr-spatial-tracking=\(\)$/,
  ),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

test('every header has its value, name by name (security 50)', () => {
  expect(securityHeaders(false)).toEqual(overHttp);
  expect(securityHeaders(true)).toEqual({
    ...overHttp,
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
});
