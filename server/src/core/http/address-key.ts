import { isIPv6 } from 'node:net';

const MAX_LENGTH = 45;

/** An IPv6 address in its one canonical form (RFC 5952), without dots and zone. */
const canonical = (ip: string): string => new URL(`http://[${ip.split('%')[0]}]`).hostname.slice(1, -1);

/**
 * The key under which limits count a client address: an IPv4 address as it is, also when it is mapped into IPv6, and an
 * IPv6 address as its /64, since one subscriber owns all addresses of that network. Anything else is
 * returned unchanged, but for what is too long to be an address.
 */
export const addressKey = (ip: string): string => {
  if (!isIPv6(ip)) return ip.length > MAX_LENGTH ? 'unknown' : ip;
  const address = canonical(ip);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(address)?.slice(1);
  if (mapped) return Buffer.from(mapped.map((group) => group.padStart(4, '0')).join(''), 'hex').join('.');
  const missing = 8 - address.split(':').filter(Boolean).length;
  const groups = address
    .replace('::', `:${'0:'.repeat(missing)}`)
    .split(':')
    .filter(Boolean);
  return `${groups.slice(0, 4).join(':')}::/64`;
};
