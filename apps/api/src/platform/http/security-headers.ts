import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import { checkoutFormOrigins } from '../config/payment-config.ts';

/** The headers of every answer, by name. They depend on no request, so they are made once. */
export function securityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(helmetOptions(isSecure))(response.req, response, throwFault);
  const headers: Record<string, string> = { 'permissions-policy': permissionsPolicy };
  for (const [name, value] of Object.entries(response.getHeaders())) headers[name] = String(value);
  return Object.freeze(headers);
}

function throwFault(fault: unknown): void {
  if (fault instanceof Error) throw fault;
}

/**
 * Restricts what browsers do with our pages: nothing from other origins, no inline scripts, no framing. Forms may go to
 * the payment provider. Inline styles are allowed because the code editor writes them.
 */
function helmetOptions(isSecure: boolean): HelmetOptions {
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
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');
