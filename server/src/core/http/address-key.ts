import { isIPv6 } from 'node:net';

const MAX_LENGTH = 45;

const hextets = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** Replaces a dotted ending (`::ffff:192.0.2.1`) by its two groups. */
const withoutDots = (ip: string): string => {
  const start = ip.lastIndexOf(':') + 1;
  const bytes = ip.slice(start).split('.').map(Number);
  if (bytes.length !== 4) return ip;
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  return `${ip.slice(0, start)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
};

/** The eight 16-bit groups of an IPv6 address. */
const groupsOf = (ip: string): number[] => {
  const [head = '', tail] = withoutDots(ip).split('::');
  const [first, last] = [hextets(head), hextets(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array<string>(zeros).fill('0'), ...last].map((group) => Number.parseInt(group, 16));
};

const isMapped = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

const dotted = ([high = 0, low = 0]: readonly number[]): string =>
  [high >> 8, high & 255, low >> 8, low & 255].join('.');

/**
 * The key under which limits count a client address: an IPv4 address as it is, also when it is mapped into IPv6, and an
 * IPv6 address as its /64, since one subscriber owns all addresses of that network. Anything else is
 * returned unchanged, but for what is too long to be an address.
 */
export const addressKey = (ip: string): string => {
  if (!isIPv6(ip)) return ip.length > MAX_LENGTH ? 'unknown' : ip;
  const groups = groupsOf(ip.split('%')[0] ?? ip);
  if (isMapped(groups)) return dotted(groups.slice(6));
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
};
