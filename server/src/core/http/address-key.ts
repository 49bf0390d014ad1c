import { isIPv6 } from 'node:net';

const MAX_LENGTH = 45;

/** An IPv6 address in its one canonical form (RFC 5952), without dots and zone. */
const canonical = (ip: string): string => new URL(`http://[${ip.split('%')[0]}]`).hostname.slice(1, -1);

const bytesOf = (group: string): number[] => [
  Number.parseInt(group, 16) >> 8,
  Number.parseInt(group, 16) & 255,
];

const groupsOf = (part: string | undefined): string[] => part?.split(':').filter(Boolean) ?? [];

/**
 * The key under which limits count a client address: an IPv4 address as it is, also when it is mapped into IPv6, and an
 * IPv6 address as its /64, since one subscriber owns all addresses of that network. Anything else is
 * returned unchanged, but for what is too long to be an address.
 */
export const addressKey = (ip: string): string => {
  if (!isIPv6(ip)) return ip.length > MAX_LENGTH ? 'unknown' : ip;
  const address = canonical(ip);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(address)?.slice(1);
  if (mapped) return mapped.flatMap(bytesOf).join('.');
  const [first, last] = address.split('::').map(groupsOf);
  const zeros = Array<string>(8 - (first?.length ?? 0) - (last?.length ?? 0)).fill('0');
  return `${[...(first ?? []), ...zeros, ...(last ?? [])].slice(0, 4).join(':')}::/64`;
};
