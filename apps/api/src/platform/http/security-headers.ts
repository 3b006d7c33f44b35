import type { FastifyHelmetOptions } from '@fastify/helmet';
import { checkoutFormOrigins } from '../config/payment-config.ts';

/**
 * Restricts what browsers do with our pages: nothing from other origins, no inline scripts, no framing. Forms may go to
 * the payment provider. Inline styles are allowed because the code editor writes them.
 */
export function securityHeaders(isSecure: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        formAction: ["'self'", ...checkoutFormOrigins],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: isSecure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
  };
}

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/** Denies browser features that the product does not use, to its pages and to anything injected into them. */
export const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');
