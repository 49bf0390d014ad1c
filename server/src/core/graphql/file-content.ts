import type { Readable } from 'node:stream';
import { GraphQLScalarType } from 'graphql';

/** The bytes of a file that are made while they are read. */
export class FileContent {
  /** Resolves when the first bytes are there: what fails before that can still be told. */
  constructor(readonly open: () => Promise<Readable>) {}

  /** Bytes leave the process as a stream of `/v1` only, never inside JSON. */
  toJSON(): null {
    return null;
  }
}

/** Selected by a row of `/v1` that answers with a file. */
export const FileContentScalar = new GraphQLScalarType<FileContent | null, FileContent>({
  name: 'FileContent',
  description: 'The bytes of a file. Only `/v1` can carry them: null here, where an address leads to them.',
  serialize: (value) => value as FileContent,
  parseValue() {
    throw new TypeError('FileContent is never an input');
  },
});
