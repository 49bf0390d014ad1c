/** Stands in for any picture that is missing or does not load. */
export const placeholderImage = '/images/image-placeholder.png';

const HTTP_ORIGIN = /^https?:\/\/[^/]*/;

/**
 * Address of a picture that is an uploaded file name, a data or blob URL, an address of the API, or empty. Of an address only the
 * path counts: the portal loads pictures from its own origin, by whatever name a phone in the hall reaches the server.
 */
export function imageUrl(source: string | null | undefined): string | null {
  if (!source) return null;
  if (/^(data:|blob:|\/)/.test(source)) return source;
  if (HTTP_ORIGIN.test(source)) return source.replace(HTTP_ORIGIN, '');
  return `/v1/uploads/${source.split('/').map(encodeURIComponent).join('/')}`;
}
