const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:']);

export interface ExternalLink {
  href: string;
  /** Where it leads, in words: the host, the address for mails or the number. */
  host: string;
}

/** A link that may be followed, with what to show of it; null for addresses that could run code or lead nowhere. */
export function externalLink(url: string | null | undefined): ExternalLink | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href, hostname, pathname } = new URL(url);
  if (!SAFE.has(protocol)) return null;
  const host = hostname ? hostname.replace(/^www\./, '') : pathname;
  return host ? { href, host } : null;
}
