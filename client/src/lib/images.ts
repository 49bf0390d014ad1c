/** Stands in for any picture that is missing or does not load. */
export const placeholderImage = '/images/image-placeholder.png';

/** Address of a picture that is an uploaded file name, a data or blob URL, a full address, or empty. */
export function imageUrl(source: string | null | undefined): string | null {
  if (!source) return null;
  if (/^(data:|blob:|https?:|\/)/.test(source)) return source;
  return `/v1/uploads/${source.split('/').map(encodeURIComponent).join('/')}`;
}
