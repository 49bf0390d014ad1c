import sharp, { type Sharp } from 'sharp';
import { AppError, badInput } from '../../core/errors';

const MEGA = 1_000_000;
/** The most pixels of a signed-in person's picture: a small file can hold very many. */
export const MAX_PIXELS = 50 * MEGA;
/** Without a session no user is responsible, and a profile needs far less. */
export const MAX_ANONYMOUS_PIXELS = 12 * MEGA;

/** The longest side of what is kept. */
const MAX_SIDE = 2048;

const FORMATS = ['png', 'jpeg', 'webp'];

// Only these three loaders ever see what strangers send.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });

/** A picture ready to be kept: WebP, upright, without metadata. */
export interface Picture {
  content: Buffer;
  width: number;
  height: number;
}

/** Other than PNG, JPEG and WebP. */
export const wrongKind = () =>
  new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please choose a PNG, JPEG or WebP picture.');

const damaged = (path: string) =>
  badInput([{ path, message: 'This picture cannot be read. It may be damaged.' }]);

/** PNG, JPEG and WebP say so in their first bytes. */
const hasKnownStart = (content: Buffer): boolean => {
  const start = content.toString('latin1', 0, 12);
  return (
    start.startsWith('\x89PNG\r\n\x1a\n') || start.startsWith('\xff\xd8\xff') || /^RIFF.{4}WEBP/s.test(start)
  );
};

const checkHeader = async (image: Sharp, path: string, maxPixels: number): Promise<void> => {
  const { format, width, height } = await image.metadata().catch(() => {
    throw damaged(path);
  });
  if (!FORMATS.includes(format)) throw wrongKind();
  if (width * height > maxPixels)
    throw badInput([
      { path, message: `This picture has too many pixels. The limit is ${maxPixels / MEGA} megapixels.` },
    ]);
};

/** Decodes the picture that was sent at `path` of the input and encodes it again, so that nothing of the file itself is kept. */
export const readPicture = async (content: Buffer, path: string, maxPixels: number): Promise<Picture> => {
  if (!hasKnownStart(content)) throw wrongKind();
  const image = sharp(content, { limitInputPixels: false, failOn: 'error' });
  await checkHeader(image, path, maxPixels);
  try {
    const { data, info } = await image
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    throw damaged(path);
  }
};
