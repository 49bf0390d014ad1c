import { promises as dns } from 'node:dns';
import { callbackify } from 'node:util';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A range of addresses, such as `10.0.0.0/8`. */
export type AddressRange = ReturnType<typeof ipaddr.parseCIDR>;

/** The range of a text such as `10.0.0.0/8`; undefined where it is none. */
export const parseRange = (text: string): AddressRange | undefined =>
  ipaddr.isValidCIDR(text) ? ipaddr.parseCIDR(text) : undefined;

/** All that is routed of IPv6 so far: what is outside of it may lead anywhere, `::127.0.0.1` home. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

const isPublic = (address: ReturnType<typeof ipaddr.process>): boolean =>
  address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_IPV6));

const RESOLVE_MS = 3_000;

/** `URL` writes IPv6 addresses in brackets. */
export const literalAddressOf = ({ hostname }: URL): string | undefined => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) ? host : undefined;
};

/** Decides which addresses the server may call where people choose the host: public ones by TLS, private ones of these ranges. */
export class OutboundTargets {
  constructor(
    private readonly privateRanges: readonly AddressRange[],
    /** Instead of the machine's name servers. */
    private readonly nameServers?: readonly string[],
  ) {}

  /** Whether an address may be called. Without TLS only those of the private ranges. */
  isAllowed(address: string, protocol: string): boolean {
    // An IPv4 address that is written as one of IPv6 counts as what it is.
    const parsed = ipaddr.process(address);
    const isPrivateTarget = this.privateRanges.some(
      (range) => range[0].kind() === parsed.kind() && parsed.match(range),
    );
    return isPrivateTarget || (protocol === 'https:' && isPublic(parsed));
  }

  /** Whether anything may be called without TLS. */
  get allowsPlain(): boolean {
    return this.privateRanges.length > 0;
  }

  /**
   * The look-up of a connection: what it answers is what is connected to, so a name that meanwhile resolves to another address
   * gets no way around it. Asks name servers itself, since `dns.lookup` would occupy the threads of the process while they hang.
   */
  lookup(protocol: string): LookupFunction {
    const resolve = callbackify((hostname: string) => this.resolve(hostname, protocol));
    return (hostname, { all, family }, done) =>
      resolve(hostname, (error, addresses) => {
        const usable = (addresses ?? []).filter((one) => !family || one.family === family);
        const [first] = usable;
        if (error) done(error, '');
        else if (!first) done(new Error(`${hostname} has no such address.`), '');
        else if (all) done(null, usable);
        else done(null, first.address, first.family);
      });
  }

  private async resolve(hostname: string, protocol: string): Promise<{ address: string; family: number }[]> {
    const resolver = new dns.Resolver({ timeout: RESOLVE_MS, tries: 2 });
    if (this.nameServers) resolver.setServers(this.nameServers);
    const found = await Promise.all([
      resolver.resolve4(hostname).catch(() => []),
      resolver.resolve6(hostname).catch(() => []),
    ]);
    const addresses = found.flat().map((address) => ({ address, family: isIP(address) }));
    if (addresses.length === 0) throw new Error(`The name ${hostname} was not found.`);
    if (!addresses.every(({ address }) => this.isAllowed(address, protocol)))
      throw new Error(`The address of ${hostname} is private.`);
    return addresses;
  }
}
