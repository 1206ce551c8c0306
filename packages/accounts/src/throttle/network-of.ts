import { isIPv6 } from 'node:net';

/**
 * Who is counted as one: an IPv4 address, or the first 64 bits of an IPv6 address, because a customer of a network
 * gets at least so many to choose from (RFC 6177).
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const isMappedIPv4 = groups.slice(0, 6).join() === '0,0,0,0,0,ffff';
  if (isMappedIPv4) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups; the URL parser brings every spelling into one form (RFC 5952). */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  if (tail === undefined) return left;
  const right = tail.split(':').filter(Boolean);
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
