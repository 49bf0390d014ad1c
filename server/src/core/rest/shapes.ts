import { z } from 'zod';
import { UploadedFile, type ImageInput } from '../graphql/upload-scalars';

/** An id in a path or body: whether it is one is decided where it is looked up. */
export const id = () => z.string();

/** The id of something that answers show whole, so that what was read can be sent back: `{ _id, … }` stands for its id. */
export const reference = () => z.union([id(), z.object({ _id: id() }).transform(({ _id: known }) => known)]);

/** A time as the wall clock of the event shows it, in the form of UTC. */
export const wallClockTime = () =>
  z.iso.datetime().meta({ description: 'Wall clock of the event, written as if it were UTC.' });

export const instant = () => z.iso.datetime().meta({ description: 'UTC.' });

export const whole = (minimum: number, maximum: number) => z.number().int().min(minimum).max(maximum);

export const offset = () => whole(0, 10_000);
export const pageSize = () => whole(1, 100);
export const limit = () => whole(1, 50);

/** The key of a schema's description that says that it is a file in a form. */
export const UPLOAD = 'x-upload';

/** A picture, where one may be brought: a file of the form, a data URL, the name of an uploaded one; null or '' removes it. */
export const picture = () =>
  z
    .custom<ImageInput | null>(
      (value) => value === null || typeof value === 'string' || value instanceof UploadedFile,
      'This has to be a picture: a file, a data URL or the name of an uploaded one.',
    )
    .optional()
    .meta({
      [UPLOAD]: 'picture',
      type: ['string', 'null'],
      description:
        'A picture of at most 8 MB: PNG, JPEG or WebP. In a form a file, in JSON a data URL; or the name of an uploaded one. Null or an empty text removes it.',
    });

/** A file to import, which only a form can bring. */
export const importFile = () =>
  z
    .custom<UploadedFile>((value) => value instanceof UploadedFile, 'Please send a file.')
    .meta({
      [UPLOAD]: 'file',
      type: 'string',
      format: 'binary',
      description: 'CSV or XLSX of at most 25 MB and 20,000 rows, with a header.',
    });

export const termsByGroup = () => z.record(z.string(), z.array(z.string()));

export const pageOf = <Name extends string, Item extends z.ZodType>(plural: Name, item: Item) =>
  z.object({
    ...({ [plural]: z.array(item) } as Record<Name, z.ZodArray<Item>>),
    total: z.number().int().meta({ description: 'How many there are on all pages.' }),
    offset: z.number().int(),
    pageSize: z.number().int(),
  });

export const errorShape = z
  .looseObject({
    message: z.string(),
    code: z.string(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Error', description: 'Why it was refused. A conflict also tells its `reason`.' });

/** That it was done: all that is to be said of what was deleted, ended or sent. */
export const successShape = () => z.object({ success: z.literal(true) });
export const succeeded = () => ({ success: true as const });
