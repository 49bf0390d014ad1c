export { storeImage, storeUploads, tryStoreUploads } from './image.service';
export { pictureFields } from './picture-fields';
export { removePictures } from './unused-pictures.service';
