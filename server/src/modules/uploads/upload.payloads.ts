import { definePayload } from '../../core/graphql/payload';
import { UploadedImage } from './upload.types';

export const UploadImagePayload = definePayload('UploadImagePayload', {
  image: { type: () => UploadedImage, description: 'The stored picture.' },
});
export type UploadImagePayload = InstanceType<typeof UploadImagePayload>;
