import { Arg, Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import type { RequestContext } from '../../core/request/context';
import { UrlScalar } from '../../core/graphql/scalars';
import { PICTURE_SIZE, PictureSizeScalar, type PictureSize } from './picture-sizes';
import { UPLOADS_PATH } from './upload.http';

/**
 * Makes the resolver of a type's picture addresses: `avatar` gets `avatarUrl(size)` beside it. Called once per type, in its module:
 *
 *     export const EventPictures = pictureFields(() => Event, { cover: 'the cover', logo: 'the logo' });
 */
export const pictureFields = <Type extends object, Name extends string & keyof Type>(
  type: () => ClassType<Type>,
  pictures: Record<Name, string>,
): new () => object => {
  @Resolver(type)
  class PictureFields {}
  const { prototype } = PictureFields;
  for (const [picture, what] of Object.entries<string>(pictures)) {
    const field = `${picture}Url`;
    const resolve = (ctx: RequestContext, row: Record<string, string | null>, size?: PictureSize | null) => {
      const name = row[picture];
      return name ? pictureUrl(ctx, name, size) : null;
    };
    Object.defineProperty(prototype, field, { value: resolve });
    Ctx()(prototype, field, 0);
    Root()(prototype, field, 1);
    Arg('size', () => PictureSizeScalar, PICTURE_SIZE)(prototype, field, 2);
    FieldResolver(() => UrlScalar, { nullable: true, description: `Address of ${what}.` })(prototype, field, {
      value: resolve,
    });
  }
  return PictureFields;
};

/** The full address of a stored picture, or of one that comes with the client, whose name is a path. */
export const pictureUrl = (ctx: RequestContext, name: string, size?: PictureSize | null): string => {
  if (name.startsWith('/')) return `${ctx.siteUrl}${name}`;
  return `${ctx.siteUrl}${UPLOADS_PATH}${name}${size ? `?size=${size}` : ''}`;
};
