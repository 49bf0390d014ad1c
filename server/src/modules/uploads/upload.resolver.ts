import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { MANAGERS, Role } from '../../core/auth/roles';
import { storePicture } from './image.service';
import { UrlScalar } from '../../core/graphql/scalars';
import { PICTURE_SIZE, PictureSizeScalar, type PictureSize } from './picture-sizes';
import { pictureUrl } from './picture-fields';
import { UploadImagePayload, UploadedImage, UploadImageInput } from './upload.types';

@Resolver(() => UploadedImage)
export class UploadResolver {
  @Authorized(Role.ATTENDEE, ...MANAGERS)
  @Mutation(() => UploadImagePayload, {
    description:
      'Keeps a picture, for the fields of type Image. For attendees and managers. Errors: FORBIDDEN, UNSUPPORTED_MEDIA_TYPE for other than PNG, JPEG and WebP, PAYLOAD_TOO_LARGE over 8 MB, BAD_USER_INPUT for a damaged one or more than 50 megapixels, RATE_LIMITED after 120 pictures in an hour.',
  })
  async uploadImage(
    @Ctx() ctx: RequestContext,
    @Input(() => UploadImageInput, 'The picture.') { file }: UploadImageInput,
  ): Promise<UploadImagePayload> {
    return { image: await storePicture(ctx, file, 'input.file') };
  }

  @FieldResolver(() => UrlScalar, { description: 'Address of the picture; public and unguessable.' })
  url(
    @Ctx() ctx: RequestContext,
    @Root() { name }: UploadedImage,
    @Arg('size', () => PictureSizeScalar, PICTURE_SIZE) size?: PictureSize | null,
  ): string {
    return pictureUrl(ctx, name, size);
  }
}
