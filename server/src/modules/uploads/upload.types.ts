import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ImageScalar, type ImageInput } from '../../core/graphql/upload-scalars';
import { definePayload } from '../../core/graphql/payload';

@InputType({ description: 'A picture to keep.' })
export class UploadImageInput {
  @Field(() => ImageScalar, { description: 'The picture: a file of a multipart request, or a data URL.' })
  file: ImageInput;
}

@ObjectType({ description: 'A stored picture.', simpleResolvers: true })
export class UploadedImage {
  @Field(() => String, {
    description: 'What fields of type Image take: the hash of the content, and its ending.',
  })
  name: string;

  @Field(() => Int, { description: 'Pixels, at most 2,048.' })
  width: number;

  @Field(() => Int, { description: 'Pixels, at most 2,048.' })
  height: number;

  @Field(() => Int, { description: 'Size of the file.' })
  bytes: number;
}

export const UploadImagePayload = definePayload('UploadImagePayload', {
  image: { type: () => UploadedImage, description: 'The stored picture.' },
});
export type UploadImagePayload = InstanceType<typeof UploadImagePayload>;
