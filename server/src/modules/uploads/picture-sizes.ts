import { GraphQLScalarType, Kind } from 'graphql';
import { AppError } from '../../core/errors';

/** Widths in pixels in which pictures are served. */
export const PICTURE_SIZES = [64, 160, 320, 960] as const;

/** One of the widths in which pictures are served. */
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** True for one of the widths in which pictures are served. */
export const isPictureSize = (value: unknown): value is PictureSize =>
  (PICTURE_SIZES as readonly unknown[]).includes(value);

const choices = '64, 160, 320 or 960';

const parseSize = (value: unknown): PictureSize => {
  if (isPictureSize(value)) return value;
  throw new AppError('BAD_USER_INPUT', `The size of a picture has to be ${choices}.`);
};

/** Scalar for the `size` argument of picture URLs. */
export const PictureSizeScalar = new GraphQLScalarType<PictureSize, number>({
  name: 'PictureSize',
  description: `Width of a picture in pixels: ${choices}.`,
  parseValue: parseSize,
  parseLiteral: (node) => parseSize(node.kind === Kind.INT ? Number(node.value) : undefined),
  serialize: parseSize,
});

/** The `size` argument of picture addresses. */
export const PICTURE_SIZE = {
  nullable: true,
  description: 'Width in pixels; without it as it is stored, at most 2,048.',
} as const;
