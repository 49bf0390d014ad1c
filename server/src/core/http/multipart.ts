import type { IncomingMessage } from 'node:http';
import multer, { MulterError } from 'multer';
import { AppError, tooBusy } from '../errors';
import { MAX_PICTURE_BYTES, UploadedFile } from '../graphql/upload-scalars';
import { withUploadFolder } from '../files/upload-folders';

/** A form's texts by field, nested where the names are (`interests[Industry][]`), and its files by field. */
export interface Form {
  fields: Record<string, unknown>;
  files: Map<string, UploadedFile>;
}

export interface FormLimits {
  fileBytes: number;
  textBytes: number;
  texts: number;
  /** The files that are kept; others are read and dropped. */
  takesFile(field: string): boolean;
}

const MAX_FILES = 5;

export const isMultipart = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');

const TOO_MUCH: Partial<Record<string, string>> = {
  LIMIT_FIELD_VALUE: 'A text of this form is too long.',
  LIMIT_FILE_COUNT: `This form has more than ${MAX_FILES} files.`,
  LIMIT_FIELD_COUNT: 'This form has too many fields.',
  LIMIT_PART_COUNT: 'This form has too many parts.',
};

const refusal = (error: unknown, { fileBytes }: FormLimits): unknown => {
  const code = error instanceof MulterError ? error.code : '';
  // Busboy's own errors are about what it reads, but those of the disk are ours.
  if (code === '' && (error as NodeJS.ErrnoException).syscall) return error;
  const kind = fileBytes === MAX_PICTURE_BYTES ? 'picture' : 'file';
  const megabytes = Math.floor(fileBytes / 1024 / 1024);
  const tooMuch = code === 'LIMIT_FILE_SIZE' ? `A ${kind} can be at most ${megabytes} MB.` : TOO_MUCH[code];
  return tooMuch
    ? new AppError('PAYLOAD_TOO_LARGE', tooMuch)
    : new AppError('BAD_USER_INPUT', 'This form cannot be read.');
};

const parse = (request: IncomingMessage, folder: string, limits: FormLimits): Promise<Form> =>
  new Promise((resolve, reject) => {
    const read = multer({
      storage: multer.diskStorage({ destination: (_request, _file, done) => done(null, folder) }),
      defParamCharset: 'utf8',
      limits: {
        fileSize: limits.fileBytes,
        files: MAX_FILES,
        fields: limits.texts,
        parts: limits.texts + MAX_FILES,
        fieldSize: limits.textBytes,
        fieldNameSize: 200,
        fieldNestingDepth: 4,
        fieldArrayIndexLimit: 200,
        headerPairs: 20,
      },
      fileFilter: (_request, { fieldname }, done) => done(null, limits.takesFile(fieldname)),
    }).any();
    // It asks a request for its headers and stream only, so a plain one will do.
    const form = request as Parameters<typeof read>[0];
    read(form, undefined as unknown as Parameters<typeof read>[1], (error: unknown) => {
      if (error) return reject(refusal(error, limits));
      const { body, files = [] } = form;
      const uploads = (files as Express.Multer.File[]).map(
        ({ fieldname, path, originalname, size }) =>
          [fieldname, new UploadedFile(path, originalname, size)] as const,
      );
      return resolve({ fields: body as Record<string, unknown>, files: new Map(uploads) });
    });
  });

/** Each open form takes a connection, a descriptor and up to 125 MB on disk, also while its import waits. */
const MAX_OPEN_FORMS = 200;
const RETRY_SECONDS = 5;
let openForms = 0;

/**
 * Reads a form and hands it on; its files are gone when the work is done, however it ends. SERVICE_UNAVAILABLE where too many forms
 * are open.
 */
export const withForm = async <Result>(
  request: IncomingMessage,
  limits: FormLimits,
  work: (form: Form) => Promise<Result>,
): Promise<Result> => {
  if (openForms >= MAX_OPEN_FORMS)
    throw tooBusy(RETRY_SECONDS, 'Many files are being sent just now. Please try again.');
  openForms += 1;
  try {
    return await withUploadFolder(async (folder) => work(await parse(request, folder, limits)));
  } finally {
    openForms -= 1;
  }
};
