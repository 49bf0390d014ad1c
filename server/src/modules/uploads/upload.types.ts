import { Field, InputType, ObjectType } from 'type-graphql';
import { ImageScalar, type ImageInput } from '../../core/graphql/upload-scalars';
import { definePayload } from '../../core/graphql/payload';
import { fieldsOf } from '../../core/graphql/fields-of';
import { UploadEntity } from './upload.entity';

@InputType({ description: 'A picture to keep.' })
export class UploadImageInput {
  @Field(() => ImageScalar, { description: 'The picture: a file of a multipart request, or a data URL.' })
  file: ImageInput;
}

@ObjectType({ description: 'A stored picture.', simpleResolvers: true })
export class UploadedImage extends fieldsOf(UploadEntity, {
  name: 'The value for fields of type Image: the hash of the content, and the file extension.',
  width: 'Pixels, at most 2,048.',
  height: 'Pixels, at most 2,048.',
  bytes: 'Size of the file.',
}) {}

export const UploadImagePayload = definePayload('UploadImagePayload', {
  image: { type: () => UploadedImage, description: 'The stored picture.' },
});
export type UploadImagePayload = InstanceType<typeof UploadImagePayload>;
