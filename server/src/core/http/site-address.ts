import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import type { Config } from '../config';

type Settings = Pick<Config, 'publicUrl' | 'siteUrl' | 'trustProxy'>;
type Trust = (address: string, index: number) => boolean;

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;
const isLoopback = proxyAddress.compile('loopback');

/** A header that occurs once, with one value: of several, any but the last one may be the client's own. */
const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' && !value.includes(',') ? value.trim() : undefined;

const forwarded = ({ headers, socket }: IncomingMessage, trust: Trust): string | undefined => {
  const host = single(headers['x-forwarded-host']);
  if (!host || !HOST.test(host) || !trust(socket.remoteAddress ?? '', 0)) return undefined;
  const protocol = single(headers['x-forwarded-proto'])?.toLowerCase() ?? 'http';
  return protocol === 'http' || protocol === 'https' ? `${protocol}://${host}` : undefined;
};

const loopback = ({ headers, socket }: IncomingMessage): string | undefined => {
  const { host } = headers;
  const isOwn = host && LOOPBACK_HOST.test(host) && isLoopback(socket.remoteAddress ?? '', 0);
  return isOwn ? `http://${host}` : undefined;
};

/**
 * Returns a function that finds the base address for links in mails caused by a request: `PUBLIC_URL`; without it what a
 * proxy listed in `TRUST_PROXY` forwards, or a loopback host on a loopback connection; otherwise the default. The `Host`
 * header of a client is never used, since an attacker could direct another person's reset link to their own site.
 */
export const siteAddress = ({ publicUrl, siteUrl, trustProxy }: Settings) => {
  const trust = proxyAddress.compile(trustProxy);
  return (request: IncomingMessage): string =>
    publicUrl ? siteUrl : (forwarded(request, trust) ?? loopback(request) ?? siteUrl);
};

/**
 * Whether a page of this origin may open sockets in its visitor's name: only pages of the host that the browser asked,
 * or of `PUBLIC_URL`. A `localhost` page is one of ours only where this server is itself reached as that host.
 */
export const isOwnOrigin = (
  origin: string,
  { headers }: Pick<IncomingMessage, 'headers'>,
  publicUrl: string | undefined,
): boolean => {
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  if (host === '') return false;
  return host === headers.host || (publicUrl !== undefined && host === new URL(publicUrl).host);
};
