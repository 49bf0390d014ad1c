import { GraphQLScalarType, Kind } from 'graphql';
import { AppError } from '../errors';

export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** A file that came with a request; it lies in a folder of its own and goes with the request. Nothing but a multipart request makes one. */
export class UploadedFile {
  constructor(
    readonly path: string,
    /** As the sender calls it: for messages, never for paths. */
    readonly name: string,
    readonly bytes: number,
  ) {}
}

/** A picture as it is brought: a file, a data URL, the name of an uploaded one, or '' to remove it. */
export type ImageInput = UploadedFile | string;

const refused = (message: string) => new AppError('BAD_USER_INPUT', message);

const inputOnly = (name: string) => (): never => {
  throw new TypeError(`${name} is only for input.`);
};

/** The longest name of an uploaded picture or path of the demo's. */
const MAX_NAME = 200;

const isImage = (value: unknown): value is ImageInput =>
  value instanceof UploadedFile ||
  (typeof value === 'string' && (value.startsWith('data:') || value.length <= MAX_NAME));

const parseFile = (value: unknown): UploadedFile => {
  if (value instanceof UploadedFile) return value;
  throw refused('Please send the file as a part of a multipart request.');
};

export const FileScalar = new GraphQLScalarType<UploadedFile, never>({
  name: 'File',
  description:
    'A file of at most 25 MB (25 · 1024² bytes), sent by the GraphQL multipart request specification; larger: PAYLOAD_TOO_LARGE. At most 5 files in one request.',
  parseValue: parseFile,
  serialize: inputOnly('File'),
});

/** Scalar for pictures; `storeImage` makes a file name of it. */
export const ImageScalar = new GraphQLScalarType<ImageInput, never>({
  name: 'Image',
  description:
    'A picture: PNG, JPEG or WebP of at most 8 MB (8 · 1024² bytes) and 50 megapixels (12 without a session), as a file of a multipart request or as a data URL (the whole JSON request is at most 1 MB); or the name of a picture that was uploaded; or an empty text to remove it. It is turned upright, stripped of metadata, scaled to at most 2,048 pixels and stored as WebP. Other formats: UNSUPPORTED_MEDIA_TYPE; larger: PAYLOAD_TOO_LARGE; damaged: BAD_USER_INPUT.',
  parseValue(value) {
    if (isImage(value)) return value;
    throw refused('Please send a picture as a file, a data URL or the name of an uploaded one.');
  },
  parseLiteral(node) {
    if (node.kind === Kind.STRING && isImage(node.value)) return node.value;
    throw refused('Please send a picture as a data URL or the name of an uploaded one.');
  },
  serialize: inputOnly('Image'),
});
