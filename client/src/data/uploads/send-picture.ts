import { UploadImageDocument, type UploadImageMutation } from '../../generated/graphql';
import { sendFile, type UploadOptions } from './send-file';

/** Sends a picture; the answer names it. */
export async function sendPicture(
  file: Blob,
  options?: UploadOptions,
): Promise<UploadImageMutation['uploadImage']['image']> {
  const data = await sendFile<UploadImageMutation>(
    {
      document: UploadImageDocument,
      variables: { file: null },
      path: 'variables.file',
      file: new File([file], 'picture', { type: file.type }),
    },
    options,
  );
  return data.uploadImage.image;
}
