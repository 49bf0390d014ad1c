import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { checkReach } from './sheet-reach';
import { unreadable, type TableFile } from './unreadable';

const inflate = promisify(inflateRaw);

/** No workbook of 20,000 rows is larger once it is unpacked. */
const MAX_UNPACKED = 150 * 1024 * 1024;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
/** After a file its sizes may follow; another file would not fit in there. */
const LONGEST_DESCRIPTOR = 24;
const SIZES_FOLLOW = 0x08;

interface Entry {
  name: string;
  method: number;
  crc: number;
  packed: number;
  size: number;
  at: number;
}

const damaged = () => unreadable('This workbook is damaged, or not an Excel workbook (XLSX).');

const demand = (right: boolean): void => {
  if (!right) throw new RangeError('Not as it says');
};

/** What the directory of a zip archive says, in the order of the files. */
const directoryOf = (archive: Buffer): { entries: Entry[]; at: number } => {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  demand(end >= 0 && archive.readUInt32LE(end) === END_OF_DIRECTORY);
  const at = archive.readUInt32LE(end + 16);
  const entries: Entry[] = [];
  for (let left = archive.readUInt16LE(end + 10), place = at; left > 0; left -= 1) {
    demand(archive.readUInt32LE(place) === DIRECTORY_ENTRY);
    const nameEnd = place + 46 + archive.readUInt16LE(place + 28);
    entries.push({
      name: archive.toString('utf8', place + 46, nameEnd),
      method: archive.readUInt16LE(place + 10),
      crc: archive.readUInt32LE(place + 16),
      packed: archive.readUInt32LE(place + 20),
      size: archive.readUInt32LE(place + 24),
      at: archive.readUInt32LE(place + 42),
    });
    place = nameEnd + archive.readUInt16LE(place + 30) + archive.readUInt16LE(place + 32);
  }
  return { entries: entries.toSorted((one, other) => one.at - other.at), at };
};

/** Where the bytes of a file are: its own header must say what the directory says. */
const bytesOf = (archive: Buffer, { at, packed, size }: Entry): { start: number; end: number } => {
  demand(archive.readUInt32LE(at) === LOCAL_HEADER);
  const told = [archive.readUInt32LE(at + 18), archive.readUInt32LE(at + 22)];
  const follow = (archive.readUInt16LE(at + 6) & SIZES_FOLLOW) !== 0;
  demand((told[0] === packed && told[1] === size) || follow);
  const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  return { start, end: start + packed };
};

const unpack = async (archive: Buffer, entry: Entry, start: number, end: number): Promise<Buffer> => {
  const bytes = archive.subarray(start, end);
  demand(bytes.length === entry.packed && (entry.method === 0 || entry.method === 8));
  const content = entry.method === 0 ? bytes : await inflate(bytes, { maxOutputLength: entry.size + 1 });
  demand(content.length === entry.size && crc32(content) === entry.crc);
  return content;
};

/** The reader goes from file to file and not by the directory, so there must be nothing else in between. */
const checkFiles = async (archive: Buffer, entries: readonly Entry[], directoryAt: number): Promise<void> => {
  let before = 0;
  for (const entry of entries) {
    const { start, end } = bytesOf(archive, entry);
    demand(entry.at >= before && entry.at - before <= (before === 0 ? 0 : LONGEST_DESCRIPTOR));
    const content = await unpack(archive, entry, start, end);
    if (/^xl\/worksheets\/[^/]+\.xml$/i.test(entry.name)) await checkReach(content.toString('latin1'));
    before = end;
  }
  demand(directoryAt - before <= LONGEST_DESCRIPTOR);
};

/**
 * Refuses workbooks that are damaged, or grow too large: they are unpacked in memory, and a sheet is held with all of the cells
 * between its first and its last one.
 */
export const checkWorkbook = async (file: TableFile): Promise<void> => {
  const archive = await readFile(file.path);
  try {
    const { entries, at } = directoryOf(archive);
    if (entries.reduce((sum, { size }) => sum + size, 0) > MAX_UNPACKED)
      throw unreadable('This workbook is too large. Please save it as CSV.');
    await checkFiles(archive, entries, at);
  } catch (error) {
    // What zlib and Buffer find wrong carries a code, or is a RangeError.
    const { code } = error as { code?: unknown };
    if (error instanceof RangeError || /^(Z_|ERR_)/.test(String(code))) throw damaged();
    throw error;
  }
};
