import { print } from 'graphql';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { UploadImageDocument, type UploadImageMutation } from '../generated/graphql';
import { session } from './session';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];
export const maxPictureBytes = 8 * 1024 * 1024;

export type PictureProblem = 'kind' | 'size';

/** The fault of a file before it is sent; the server judges its content. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!pictureTypes.includes(type)) return 'kind';
  return size > maxPictureBytes ? 'size' : null;
}

export type StoredPicture = UploadImageMutation['uploadImage']['image'];

interface UploadOptions {
  /** Called with the percentage that has been sent. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

interface Answer {
  data?: UploadImageMutation | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

function readAnswer(text: string): StoredPicture {
  const answer = JSON.parse(text) as Answer;
  if (answer.errors?.length) throw new CombinedGraphQLErrors(answer as never);
  if (!answer.data) throw new Error('The answer to an upload has no data.');
  return answer.data.uploadImage.image;
}

/** Sends a picture as a multipart request. XMLHttpRequest, because fetch reports no progress of what it sends. */
export function uploadImage(file: Blob, { onProgress, signal }: UploadOptions = {}): Promise<StoredPicture> {
  const form = new FormData();
  form.append(
    'operations',
    JSON.stringify({
      query: print(UploadImageDocument),
      variables: { file: null },
      operationName: 'UploadImage',
    }),
  );
  form.append('map', JSON.stringify({ file: ['variables.file'] }));
  form.append('file', file, 'picture');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/graphql');
    const { token } = session.getState().auth;
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('accept', 'application/graphql-response+json, application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(Math.round((loaded / total) * 100)),
    );
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer(request.responseText));
      } catch (error) {
        reject(error instanceof Error ? error : new Error('The upload failed.'));
      }
    });
    request.addEventListener('error', () => reject(new Error('The network failed.')));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled.', 'AbortError')),
    );
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
