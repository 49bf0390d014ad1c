/** A file that cannot be read as what it claims to be; the message is for the person who sent it. */
export class UnreadableFileError extends Error {}

export const damagedWorkbook = (): UnreadableFileError =>
  new UnreadableFileError('This workbook is damaged, or not an Excel workbook (XLSX).');

export const workbookTooLarge = (): UnreadableFileError =>
  new UnreadableFileError('This workbook is too large. Please save it as CSV.');
