import type { UploadImageMutation } from '../../generated/graphql';
import type { UploadOptions } from './send-file';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];
export const maxPictureBytes = 8 * 1024 * 1024;

export type PictureProblem = 'kind' | 'size';

/** The error of a file before it is sent; the server checks its content. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!pictureTypes.includes(type)) return 'kind';
  return size > maxPictureBytes ? 'size' : null;
}

export type StoredPicture = UploadImageMutation['uploadImage']['image'];

/** Sends a picture, whose id is then saved with an object. The code for it is loaded with the first picture. */
export const uploadImage = async (file: Blob, options?: UploadOptions): Promise<StoredPicture> =>
  (await import('./send-picture')).sendPicture(file, options);
