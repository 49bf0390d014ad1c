import { defineModule, job } from '../../core/module';
import { UploadEntity } from './upload.entity';
import { REMOVE_UNUSED_PICTURES } from './upload.jobs';
import { UploadResolver } from './upload.resolver';
import type { Services } from '../../services';

export const uploadsModule = defineModule<Services>({
  name: 'uploads',
  entities: [UploadEntity],
  resolvers: (services) => [new UploadResolver(services.images)],
  jobs: [job(REMOVE_UNUSED_PICTURES, ({ unusedPictures }, ctx) => unusedPictures.remove(ctx))],
});
