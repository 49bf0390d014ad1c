import type { RequestContext } from '../../core/context';
import type { PictureSize } from './picture-sizes';
import { UPLOADS_PATH } from './upload.http';

/** The full address of a stored picture, or of one that comes with the client, whose name is a path. */
export const pictureUrl = (ctx: RequestContext, name: string, size?: PictureSize | null): string => {
  if (name.startsWith('/')) return `${ctx.siteUrl}${name}`;
  return `${ctx.siteUrl}${UPLOADS_PATH}${name}${size ? `?size=${size}` : ''}`;
};
