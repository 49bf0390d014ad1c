/** Hands bytes to the browser as a file to keep. */
export function downloadFile(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  // Browsers read the blob after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Hands a text to the browser as a file to keep. */
export const downloadText = (fileName: string, mimeType: string, text: string): void =>
  downloadFile(fileName, new Blob([text], { type: `${mimeType};charset=utf-8` }));

/** `Sara Qureshi` as a part of a file name: `sara-qureshi`. */
export const fileNamePart = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
