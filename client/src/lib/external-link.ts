const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * A link that may be followed, with where it leads in words: the host, the address for mails or the number; null for
 * addresses that could run code or lead nowhere.
 */
export function externalLink(url: string | null | undefined) {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href, hostname, pathname } = new URL(url);
  if (!SAFE.has(protocol)) return null;
  const host = hostname ? hostname.replace(/^www\./, '') : pathname;
  return host ? { href, host } : null;
}
