import { badInput } from '../../core/errors';

/** A file on disk, as it was sent. */
export interface TableFile {
  path: string;
  name: string;
  bytes: number;
}

/** BAD_USER_INPUT for a file that cannot be taken at all. */
export const fileError = (message: string) => badInput([{ path: 'input.file', message }], message);
