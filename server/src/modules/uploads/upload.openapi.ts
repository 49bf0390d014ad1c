const picture = {
  description: 'The picture.',
  headers: {
    etag: { description: 'The name in quotation marks.', schema: { type: 'string' } },
    'cache-control': {
      description: 'For ever: a name is the hash of its content.',
      schema: { type: 'string' },
    },
    'content-length': { schema: { type: 'integer' } },
  },
};

const operation = {
  description: 'For: public. Whoever has the name was shown it.',
  tags: ['uploads'],
  security: [],
  parameters: [
    {
      name: 'file',
      in: 'path',
      required: true,
      description: 'Name of an uploaded picture.',
      schema: { type: 'string', pattern: String.raw`^[0-9a-z]{1,128}\.[0-9a-z]{1,8}$` },
    },
    {
      name: 'if-none-match',
      in: 'header',
      required: false,
      description: 'The `etag` of what one has.',
      schema: { type: 'string' },
    },
  ],
};

const refusals = {
  '304': { description: 'It is what one has.' },
  '404': { $ref: '#/components/responses/NOT_FOUND' },
};

/** The one path of `/v1` that is no row over a GraphQL operation: bytes, straight from the store. */
export const uploadPaths = {
  '/uploads/{file}': {
    get: {
      summary: 'A picture that was uploaded.',
      ...operation,
      responses: {
        '200': {
          ...picture,
          content: { 'image/webp': { schema: { type: 'string', contentMediaType: 'image/webp' } } },
        },
        ...refusals,
      },
    },
    head: {
      summary: 'Whether there is such a picture, and how large it is.',
      ...operation,
      responses: { '200': picture, '304': refusals['304'], '404': { description: 'There is none.' } },
    },
  },
};
