import { PICTURE_SIZES } from './picture-sizes';

const picture = {
  description: 'The picture.',
  headers: {
    etag: { description: 'Identifies the picture in this size and format.', schema: { type: 'string' } },
    'cache-control': {
      description: 'One year: a name is the hash of its content.',
      schema: { type: 'string' },
    },
    'content-length': { schema: { type: 'integer' } },
  },
};

const operation = {
  description:
    'For: public. Names are unguessable. With `size`, as AVIF where `Accept` names it and as WebP otherwise; without, as WebP.',
  tags: ['uploads'],
  security: [],
  parameters: [
    {
      name: 'file',
      in: 'path',
      required: true,
      description: 'Name of an uploaded picture.',
      schema: { type: 'string', pattern: String.raw`^[0-9a-f]{64}\.webp$` },
      example: '3f0c9d2b7a61e84d5c30b1f2a4968e7d0c5b3a29184f7e6d5c4b3a2918070605.webp',
    },
    {
      name: 'size',
      in: 'query',
      required: false,
      description: 'Width in pixels; a smaller picture keeps its width.',
      schema: { type: 'integer', enum: [...PICTURE_SIZES] },
    },
    {
      name: 'if-none-match',
      in: 'header',
      required: false,
      description: 'The `etag` of the copy that the client has.',
      schema: { type: 'string' },
    },
  ],
};

const refusals = {
  '304': { description: 'The copy of the client is current.' },
  '400': { $ref: '#/components/responses/BAD_USER_INPUT' },
  '404': { $ref: '#/components/responses/NOT_FOUND' },
};

const bytesOf = (type: string) => ({ schema: { type: 'string', contentMediaType: type } });

/** The one path of `/v1` that is no row over a GraphQL operation: bytes, straight from the store. */
export const uploadPaths = {
  '/uploads/{file}': {
    get: {
      operationId: 'upload',
      summary: 'A picture that was uploaded.',
      ...operation,
      responses: {
        '200': {
          ...picture,
          content: { 'image/webp': bytesOf('image/webp'), 'image/avif': bytesOf('image/avif') },
        },
        ...refusals,
      },
    },
    head: {
      operationId: 'uploadExists',
      summary: 'Whether there is such a picture, and how large it is.',
      ...operation,
      responses: {
        '200': picture,
        '304': refusals['304'],
        '400': { description: 'There is no such size.' },
        '404': { description: 'There is no such picture.' },
      },
    },
  },
};
