import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

type Family = 'ipv4' | 'ipv6';
type Range = readonly [network: string, prefix: number];

/** IANA IPv4 Special-Purpose Address Registry (RFC 6890 and its successors), multicast, and what it cannot know. */
const specialIpv4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // The host's own services in one large cloud have this public-looking address.
  ['168.63.129.16', 32],
];

/**
 * RFC 4291: all global unicast is 2000::/3, so that loopback, mapped and compatible IPv4, NAT64, unique-local,
 * link-local, site-local and multicast are outside of it already. Within it the registry's special ranges are not.
 */
const specialIpv6: readonly Range[] = [
  // Protocol assignments, with Teredo (2001::/32), benchmarking and both ORCHIDs.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4: any IPv4 address may be inside.
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3ffe::', 16],
  ['3fff::', 20],
];

const listOf = (family: Family, ranges: readonly Range[]): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
};

const specialIpv4List = listOf('ipv4', specialIpv4);
const specialIpv6List = listOf('ipv6', specialIpv6);
const globalUnicast = listOf('ipv6', [['2000::', 3]]);
const loopbackIpv4 = listOf('ipv4', [['127.0.0.0', 8]]);

/** Whether anyone on the internet would reach the same machine at this address, and it is not ours. */
export function isPublicAddress(address: string): boolean {
  switch (familyOf(address)) {
    case 'ipv4':
      return !specialIpv4List.check(address, 'ipv4') && !isOwnAddress(address, 'ipv4');
    case 'ipv6':
      return (
        globalUnicast.check(address, 'ipv6') &&
        !specialIpv6List.check(address, 'ipv6') &&
        !isOwnAddress(address, 'ipv6')
      );
    default:
      return false;
  }
}

export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || (familyOf(address) === 'ipv4' && loopbackIpv4.check(address, 'ipv4'));

/** An address with a zone (RFC 4007) has none here: it is never public. */
function familyOf(address: string): Family | undefined {
  const version = address.includes('%') ? 0 : isIP(address);
  return version === 0 ? undefined : `ipv${version as 4 | 6}`;
}

/** A public address of this machine leads inside its firewall. */
function isOwnAddress(address: string, family: Family): boolean {
  const own = new BlockList();
  for (const one of Object.values(networkInterfaces()).flat()) {
    if (one?.family.toLowerCase() === family) own.addAddress(one.address.replace(/%.*/, ''), family);
  }
  return own.check(address, family);
}
