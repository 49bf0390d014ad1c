import type { UploadImageMutation } from '../generated/graphql';
import type { UploadOptions } from './send-file';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];
export const maxPictureBytes = 8 * 1024 * 1024;

export type PictureProblem = 'kind' | 'size';

/** The error of a file before it is sent; the server judges its content. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!pictureTypes.includes(type)) return 'kind';
  return size > maxPictureBytes ? 'size' : null;
}

export type StoredPicture = UploadImageMutation['uploadImage']['image'];

/** Sends a picture, to be named in what is saved afterwards. What sends it is loaded with the first one. */
export const uploadImage = async (file: Blob, options?: UploadOptions): Promise<StoredPicture> =>
  (await import('./send-picture')).sendPicture(file, options);
