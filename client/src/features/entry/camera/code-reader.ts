/** Finds a QR code in the picture of a camera. */
export interface CodeReader {
  /** The text of a code in sight, or null. */
  read(video: HTMLVideoElement): Promise<string | null>;
}

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own reader: fast, and off the main thread. Some systems have the class and no formats. */
async function nativeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return null;
  try {
    if (!(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return null;
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return { read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null };
  } catch {
    return null;
  }
}

/** The browser's reader where it has one, else ours, which is a script of its own. */
export const openReader = async (): Promise<CodeReader> =>
  (await nativeReader()) ?? (await import('./zxing-reader')).zxingReader();
