import { personErasing } from '../../core/request/erasure';
import { defineModule, job } from '../../core/module';
import { erasePictures, removeUnusedPictures } from './unused-pictures.service';
import { UploadEntity } from './upload.entity';
import { REMOVE_UNUSED_PICTURES } from './upload.jobs';
import { createUploadsHandler, UPLOADS_PATH } from './upload.http';
import { uploadPaths } from './upload.openapi';
import { UploadResolver } from './upload.resolver';

export const uploadsModule = defineModule({
  name: 'uploads',
  entities: [UploadEntity],
  reads: ['attendees', 'users'],
  resolvers: [UploadResolver],
  files: [
    { path: UPLOADS_PATH, createHandler: ({ files }) => createUploadsHandler(files), openApi: uploadPaths },
  ],
  hooks: [personErasing.on(erasePictures)],
  jobs: [job(REMOVE_UNUSED_PICTURES, removeUnusedPictures)],
});
