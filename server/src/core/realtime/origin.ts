import type { IncomingMessage } from 'node:http';

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
