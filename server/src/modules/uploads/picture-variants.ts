import sharp from 'sharp';
import type { FileStore } from '../../core/files/storage';
import { makeVariant } from './picture-queue';
import { PICTURE_SIZES, type PictureSize } from './picture-sizes';

/** File formats in which resized pictures are served. */
export const VARIANT_FORMATS = ['webp', 'avif'] as const;

/** A file format of a resized picture. */
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** A picture in one width and format. */
export interface PictureVariant {
  /** Name of the stored picture. */
  name: string;
  size: PictureSize;
  format: VariantFormat;
}

/** The name under which a resized picture is stored: `<hash>s160.avif`. */
export const variantName = ({ name, size, format }: PictureVariant): string =>
  `${name.replace(/\.[^.]*$/, '')}s${size}.${format}`;

/** The names of all files that may have been made of a stored picture. */
export const variantNames = (name: string): string[] =>
  PICTURE_SIZES.flatMap((size) => VARIANT_FORMATS.map((format) => variantName({ name, size, format })));

const encode = (original: Buffer, { size, format }: PictureVariant): Promise<Buffer> => {
  const resized = sharp(original).resize({ width: size, withoutEnlargement: true });
  // A higher effort saves a few percent of bytes and takes many times as long.
  return (
    format === 'avif' ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 80 })
  ).toBuffer();
};

/** Returns a function that reads pictures in a width and format; each variant is made once, when it is first asked for. */
export const createPictureVariants = (files: FileStore) => {
  /** Variants under way: all requests for the same one share the work. */
  const running = new Map<string, Promise<Buffer | null>>();

  const make = async (variant: PictureVariant, target: string): Promise<Buffer | null> => {
    const content = await makeVariant(async () => {
      const original = await files.get(variant.name);
      return original && encode(original, variant);
    });
    if (!content) return null;
    await files.put(target, content, `image/${variant.format}`);
    if (await files.get(variant.name)) return content;
    // The picture was deleted in the meantime, and its variants with it.
    await files.remove(target);
    return null;
  };

  /** The content of a variant; null where there is no such picture. SERVICE_UNAVAILABLE where too many are waiting. */
  return async (variant: PictureVariant): Promise<Buffer | null> => {
    const target = variantName(variant);
    const stored = await files.get(target);
    if (stored) return stored;
    const started = running.get(target);
    if (started) return started;
    const work = make(variant, target).finally(() => running.delete(target));
    running.set(target, work);
    return work;
  };
};
