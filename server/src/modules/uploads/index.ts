export { storeUploads, tryStoreUploads } from './image.service';
export { pictureFields } from './picture-fields';
