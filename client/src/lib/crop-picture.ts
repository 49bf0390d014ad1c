export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The server scales everything down to this; sending more pixels only costs time. */
const maxSide = 2048;

/** The pixels of the area, at most 2,048 wide and high, as WebP where the browser can write it. */
export async function cropPicture(file: Blob, area: CropArea): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, maxSide / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const { x, y, width, height } = area;
  canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not write the picture.'))),
      'image/webp',
      0.9,
    );
  });
}
