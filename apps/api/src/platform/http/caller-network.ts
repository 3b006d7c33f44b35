import { isIPv6 } from 'node:net';

const groupsOfNetwork = 4;
const groupsOfAddress = 8;

/**
 * Key of limits by address: an IPv4 address, or the /64 network of an IPv6 address, because one household can use any
 * number of addresses in it.
 */
export function callerNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const withoutZone = address.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1];
  if (mapped !== undefined) return mapped;
  const network = groupsOf(withoutZone).slice(0, groupsOfNetwork);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const gap = Math.max(0, groupsOfAddress - before.length - after.length);
  return [...before, ...Array<string>(gap).fill('0'), ...after];
}
