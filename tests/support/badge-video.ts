import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const FRAMES = 30;

/** A badge with this text as its QR code, as a camera sees it: small, turned a little, on a desk. */
async function frameOf(text: string): Promise<Buffer> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  const wasm = await readFile(path);
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
  const { image } = await writeBarcode(text, { format: 'QRCode', scale: 6, addQuietZones: true });
  if (!image) throw new Error('The code could not be drawn');
  const code = await sharp(Buffer.from(await image.arrayBuffer()))
    .resize(300, 300, { kernel: 'nearest' })
    .rotate(8, { background: '#d9d2c4' })
    .png()
    .toBuffer();
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#d9d2c4' } })
    .composite([{ input: code, gravity: 'centre' }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Writes a film of a badge that stays before the camera, for the browser's pretended camera. */
export async function writeBadgeVideo(file: string, text: string): Promise<void> {
  const frame = await frameOf(text);
  await writeFile(file, Buffer.concat(Array.from({ length: FRAMES }, () => frame)));
}
