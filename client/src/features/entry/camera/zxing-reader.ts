import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CodeReader } from './code-reader';

/** Wide enough for a badge at arm's length, small enough for ten pictures a second on an old phone. */
const WIDTH = 800;
/** Where the service worker looks for files that were not stored beforehand. */
const CACHE = 'assets';

/** A scanner that opens with the very first page may be earlier than the service worker: keeps the file for when the network is gone. */
async function keepForOffline(): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    if (!(await cache.match(wasmUrl))) await cache.add(wasmUrl);
  } catch {
    // Insecure addresses have no caches; a full one only costs reading without a network.
  }
}

function frameOf(video: HTMLVideoElement, canvas: OffscreenCanvas | HTMLCanvasElement): ImageData | null {
  const scale = Math.min(1, WIDTH / video.videoWidth);
  const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
  if (!width || !height) return null;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d', {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D | null;
  context?.drawImage(video, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height) ?? null;
}

/** ZXing as WebAssembly, from our own files. */
export async function zxingReader(): Promise<CodeReader> {
  // The wasm of the package's own default would come from a public network of copies.
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  void keepForOffline();
  const canvas = document.createElement('canvas');
  return {
    read: async (video) => {
      const frame = frameOf(video, canvas);
      if (!frame) return null;
      const [found] = await readBarcodes(frame, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
      return found?.text || null;
    },
  };
}
