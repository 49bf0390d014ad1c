import sharp, { type Sharp } from 'sharp';

/** A picture of one colour. */
export const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#2050c0' } });

export const dataUrl = (content: Buffer, type = 'image/png'): string =>
  `data:${type};base64,${content.toString('base64')}`;

export interface SentFile {
  name: string;
  type: string;
  content: Buffer | string;
}

const blobOf = ({ content, type }: SentFile): Blob =>
  new Blob([new Uint8Array(Buffer.from(content))], { type });

/** Sends files to `/graphql` by the multipart request specification, each in the place of a variable. */
export const sendFiles = async (
  url: string,
  query: string,
  variables: Record<string, unknown>,
  files: Record<string, SentFile>,
  headers: Record<string, string>,
): Promise<Response> => {
  const form = new FormData();
  const entries = Object.entries(files);
  form.set('operations', JSON.stringify({ query, variables }));
  form.set(
    'map',
    JSON.stringify(Object.fromEntries(entries.map(([path], index) => [String(index), [path]]))),
  );
  entries.forEach(([, file], index) => form.set(String(index), blobOf(file), file.name));
  return fetch(`${url}/graphql`, { method: 'POST', headers, body: form });
};

/** Sends a form to `/v1`; texts as they are, files as parts. */
export const sendForm = async (
  url: string,
  method: string,
  path: string,
  fields: Record<string, string | SentFile>,
  headers: Record<string, string> = {},
): Promise<Response> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, blobOf(value), value.name);
  return fetch(`${url}/v1${path}`, { method: method.toUpperCase(), headers, body: form });
};
