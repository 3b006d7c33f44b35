import { isIPv4 } from 'node:net';

/** True for a host that only programs on this machine reach. An IPv6 address may stand in brackets, as in a URL. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}
