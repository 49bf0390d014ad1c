import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RequestContext } from '../../core/request/context';
import { AppError, badInput, type FieldError } from '../../core/errors';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { MAX_PICTURE_BYTES, UploadedFile, type ImageInput } from '../../core/graphql/upload-scalars';
import { isStorable } from '../../core/storable-text';
import { MAX_ANONYMOUS_PIXELS, MAX_PIXELS, readPicture, wrongKind } from './picture';
import { inPictureQueue } from './picture-queue';
import { UploadEntity } from './upload.entity';
import { touchUpload, upsertUpload } from './upload.queries';

const CONTENT_TYPE = 'image/webp';

/** The errors that a BAD_USER_INPUT names; throws any other error again. */
const fieldErrorsIn = (error: unknown): FieldError[] => {
  if (error instanceof AppError && error.code === 'BAD_USER_INPUT' && error.details['fields'])
    return error.details['fields'] as FieldError[];
  throw error;
};

/** Pictures of a form are few; who sends more in an hour fills our disk. */
const UPLOADS = { name: 'uploads', points: 120, seconds: 3600 };

/** Pictures that come with the client, as the demo's people and events have them. */
const OWN_PATH = /^\/images\/demo\/[\w-]+\.(svg|png|webp|jpg)$/;

const DATA_URL = /^data:image\/(?:png|jpe?g|webp);base64,([A-Za-z0-9+/\s]*={0,2})$/;

const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'A picture can be at most 8 MB.');

const fromDataUrl = (url: string): Buffer => {
  // Four signs carry three bytes; longer ones are not even looked at.
  if (url.length > (MAX_PICTURE_BYTES * 4) / 3 + 100) throw tooLarge();
  const [, base64] = DATA_URL.exec(url) ?? [];
  if (base64 === undefined) throw wrongKind();
  const content = Buffer.from(base64, 'base64');
  if (content.length > MAX_PICTURE_BYTES) throw tooLarge();
  return content;
};

const contentOf = async (image: ImageInput): Promise<Buffer> => {
  if (!(image instanceof UploadedFile)) return fromDataUrl(image);
  if (image.bytes > MAX_PICTURE_BYTES) throw tooLarge();
  return readFile(image.path);
};

/** An input whose pictures have become names of files. */
type Taken<Input, Name extends keyof Input> = Omit<Input, Name> & Partial<Record<Name, string | null>>;

/**
 * The name under which a picture is kept, which stands at `path` in the input; null where it is to be removed, undefined where none was brought.
 * Call it before the transaction of the change: a picture that nothing refers to is deleted a day later.
 */
export async function storeImage(
  ctx: RequestContext,
  image: ImageInput | null | undefined,
  path: string,
): Promise<string | null | undefined> {
  if (image === undefined) return undefined;
  if (image === null || image === '') return null;
  if (image instanceof UploadedFile || image.startsWith('data:'))
    return (await storePicture(ctx, image, path)).name;
  if (OWN_PATH.test(image)) return image;
  if (isStorable(image) && (await keepPicture(ctx, image))) return image;
  throw badInput([{ path, message: 'There is no such picture. Please upload it first.' }]);
}

/** As `tryStoreUploads`; BAD_USER_INPUT names every picture that cannot be used. */
export async function storeUploads<Input extends object, Name extends keyof Input>(
  ctx: RequestContext,
  input: Input,
  ...names: Name[]
): Promise<Taken<Input, Name>> {
  const { taken, errors } = await tryStoreUploads(ctx, input, ...names);
  if (errors.length > 0) throw badInput(errors);
  return taken;
}

/**
 * An input with its pictures taken in: what was a picture is the name of a file. Unusable pictures are reported as errors
 * and left out, so that the caller can report them together with what else is wrong.
 */
export async function tryStoreUploads<Input extends object, Name extends keyof Input>(
  ctx: RequestContext,
  input: Input,
  ...names: Name[]
): Promise<{ taken: Taken<Input, Name>; errors: FieldError[] }> {
  const errors: FieldError[] = [];
  const read = await Promise.all(
    names.map(async (name) => {
      const image = input[name] as ImageInput | null | undefined;
      const file = await storeImage(ctx, image, `input.${String(name)}`).catch((error: unknown) => {
        errors.push(...fieldErrorsIn(error));
        return undefined;
      });
      return [name, file];
    }),
  );
  const { ...taken } = input;
  for (const name of names) delete taken[name];
  const brought = read.filter(([, file]) => file !== undefined);
  return { taken: Object.assign(taken, Object.fromEntries(brought)) as Taken<Input, Name>, errors };
}

/** Keeps a picture and says what it has become. The same picture is kept once. `path` is where it stands in the input. */
export async function storePicture(
  ctx: RequestContext,
  image: ImageInput,
  path: string,
): Promise<UploadEntity> {
  if (ctx.viewer) await ctx.runtime.rateLimits.take(UPLOADS, ctx.viewer.userId);
  const maxPixels = ctx.viewer ? MAX_PIXELS : MAX_ANONYMOUS_PIXELS;
  // The file is read in the queue, too: a waiting upload holds no memory for it.
  const { content, width, height } = await inPictureQueue(ctx, async () =>
    readPicture(await contentOf(image), path, maxPixels),
  );
  const name = `${createHash('sha256').update(content).digest('hex')}.webp`;
  // The row first: it waits for a transaction that is deleting an unused picture of this name, so that the file is written after that.
  await inTransaction(ctx, (inner) =>
    upsertUpload(inner, { name, contentType: CONTENT_TYPE, bytes: content.length, width, height }),
  );
  await ctx.runtime.files.put(name, content, CONTENT_TYPE);
  return ctx.entities.findOneByOrFail(UploadEntity, { name });
}

/** Whether there is such a picture; if so, it stays for the change that is to name it. */
async function keepPicture(ctx: RequestContext, name: string): Promise<boolean> {
  return (await firstOf(touchUpload(ctx, { name }))) !== undefined;
}
