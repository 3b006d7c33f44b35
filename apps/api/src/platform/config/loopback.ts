import { isIPv4 } from 'node:net';

/** True for a host that only this machine can reach. IPv6 may be in brackets, as in a URL. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}
