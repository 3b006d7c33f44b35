import type { IncomingHttpHeaders } from 'node:http';

/** Headers by which proxies, load balancers and networks of content say that a request passed through them. */
const proxyHeaders = new Set([
  'cdn-loop',
  'do-connecting-ip',
  'fastly-client-ip',
  'forwarded',
  'proxy-client-ip',
  'true-client-ip',
  'via',
  'wl-proxy-client-ip',
  'x-amz-cf-id',
  'x-amzn-trace-id',
  'x-appengine-user-ip',
  'x-client-ip',
  'x-cloud-trace-context',
  'x-cluster-client-ip',
  'x-nf-client-connection-ip',
  'x-proxyuser-ip',
  'x-real-ip',
  'x-remote-addr',
  'x-remote-ip',
]);

/** Families of such headers: `x-forwarded-for`, `cf-connecting-ip`, `x-azure-clientip` and their like. */
const proxyFamilies = ['cf-', 'fly-', 'x-azure-', 'x-envoy-', 'x-forwarded', 'x-original-', 'x-vercel-'];

/** Whether a proxy left a header. A proxy that adds none is not noticed; a caller may add one without a proxy. */
export function cameThroughProxy(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some(
    (name) => proxyHeaders.has(name) || proxyFamilies.some((start) => name.startsWith(start)),
  );
}
