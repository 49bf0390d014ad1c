import { defineModule, job } from '../../core/module';
import { removeUnusedPictures } from './unused-pictures.service';
import { UploadEntity } from './upload.entity';
import { REMOVE_UNUSED_PICTURES } from './upload.jobs';
import { UploadResolver } from './upload.resolver';

export const uploadsModule = defineModule({
  name: 'uploads',
  entities: [UploadEntity],
  resolvers: [UploadResolver],
  jobs: [job(REMOVE_UNUSED_PICTURES, removeUnusedPictures)],
});
