import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { print, type DocumentNode } from 'graphql';
import { session } from '../session/session';

export interface UploadOptions {
  /** Called with the percentage that has been sent. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/** An operation with a file among its variables. */
export interface FileRequest {
  document: DocumentNode;
  variables: Record<string, unknown>;
  /** Where the file goes, such as `variables.input.file`. */
  path: string;
  file: File;
}

interface Answer {
  data?: unknown;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

function readAnswer(text: string): unknown {
  const answer = JSON.parse(text) as Answer;
  if (answer.errors?.length) throw new CombinedGraphQLErrors(answer as never);
  if (!answer.data) throw new Error('The answer to an upload has no data.');
  return answer.data;
}

function formOf({ document, variables, path, file }: FileRequest): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: print(document), variables }));
  form.append('map', JSON.stringify({ file: [path] }));
  form.append('file', file);
  return form;
}

/** Sends a file as a multipart request. XMLHttpRequest, because fetch reports no progress of what it sends. */
export function sendFile<Data>(
  operation: FileRequest,
  { onProgress, signal }: UploadOptions = {},
): Promise<Data> {
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
        resolve(readAnswer(request.responseText) as Data);
      } catch (error) {
        reject(error instanceof Error ? error : new Error('The upload failed.'));
      }
    });
    request.addEventListener('error', () => reject(new Error('The network failed.')));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled.', 'AbortError')),
    );
    signal?.addEventListener('abort', () => request.abort());
    request.send(formOf(operation));
  });
}
