import { readFile } from 'node:fs/promises';
import { unreadable, type TableFile } from './unreadable';

/** No workbook of 20,000 rows is larger once it is unpacked. */
const MAX_UNPACKED = 150 * 1024 * 1024;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** What the directory of a zip archive says that its files are once unpacked, together. */
const unpackedBytes = (archive: Buffer): number => {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || archive.readUInt32LE(end) !== END_OF_DIRECTORY) throw new RangeError('No directory');
  let at = archive.readUInt32LE(end + 16);
  let total = 0;
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new RangeError('No entry');
    total += archive.readUInt32LE(at + 24);
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return total;
};

/** Refuses workbooks that are damaged, or grow too large: they are unpacked in memory. */
export const checkArchive = async (file: TableFile): Promise<void> => {
  const archive = await readFile(file.path);
  let bytes: number;
  try {
    bytes = unpackedBytes(archive);
  } catch {
    throw unreadable('This workbook is damaged, or not an Excel workbook (XLSX).');
  }
  if (bytes > MAX_UNPACKED) throw unreadable('This workbook is too large. Please save it as CSV.');
};
