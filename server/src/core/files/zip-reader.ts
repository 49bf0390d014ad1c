import { createInflateRaw, crc32 } from 'node:zlib';
import { damagedWorkbook, workbookTooLarge } from './parse-errors';

/** The largest total size of the unpacked files, in bytes; a workbook of 20,000 rows stays far below. */
const MAX_UNPACKED = 150 * 1024 * 1024;
const MAX_ENTRIES = 1_000;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
/** The sizes of a file may follow its content; no other file would fit into this gap. */
const LONGEST_DESCRIPTOR = 24;
const SIZES_FOLLOW = 0x08;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  name: string;
  method: number;
  crc: number;
  packed: number;
  size: number;
  at: number;
}

const assertValid = (condition: boolean): void => {
  if (!condition) throw damagedWorkbook();
};

const readEntries = (archive: Buffer): { entries: Entry[]; directoryAt: number } => {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  assertValid(end >= 0 && archive.readUInt32LE(end) === END_OF_DIRECTORY);
  const count = archive.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw workbookTooLarge();
  const directoryAt = archive.readUInt32LE(end + 16);
  const entries: Entry[] = [];
  for (let place = directoryAt; entries.length < count;) {
    assertValid(archive.readUInt32LE(place) === DIRECTORY_ENTRY);
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
  return { entries: entries.toSorted((one, other) => one.at - other.at), directoryAt };
};

/** The packed bytes of a file; its own header has to agree with the directory. */
const contentOf = (archive: Buffer, { at, packed, size, method }: Entry): { start: number; end: number } => {
  assertValid(archive.readUInt32LE(at) === LOCAL_HEADER && (method === STORED || method === DEFLATED));
  const sizesFollow = (archive.readUInt16LE(at + 6) & SIZES_FOLLOW) !== 0;
  const agrees = archive.readUInt32LE(at + 18) === packed && archive.readUInt32LE(at + 22) === size;
  assertValid(agrees || sizesFollow);
  const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  return { start, end: start + packed };
};

/** Unpacks one file chunk by chunk, and fails as soon as it is larger than the directory says. */
async function* unpack(packed: Buffer, { method, size, crc }: Entry): AsyncGenerator<Buffer> {
  const inflater = method === DEFLATED ? createInflateRaw({ chunkSize: 64 * 1024 }) : undefined;
  inflater?.end(packed);
  let [seen, sum] = [0, 0];
  try {
    for await (const chunk of (inflater ?? [packed]) as AsyncIterable<Buffer>) {
      seen += chunk.length;
      assertValid(seen <= size);
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith('Z_')) throw damagedWorkbook();
    throw error;
  }
  assertValid(seen === size && sum === crc);
}

/** The files of a ZIP archive, checked against each other before any is unpacked. */
export class ZipReader {
  private readonly files = new Map<string, { entry: Entry; start: number; end: number }>();

  constructor(private readonly archive: Buffer) {
    try {
      this.readDirectory();
    } catch (error) {
      // Buffer throws it for places outside of the archive.
      if (error instanceof RangeError) throw damagedWorkbook();
      throw error;
    }
  }

  /** The size of a file once it is unpacked, in bytes, according to the directory; undefined where there is no such file. */
  sizeOf(name: string): number | undefined {
    return this.files.get(name)?.entry.size;
  }

  /** The content of a file in chunks. Fails where it does not have the size and checksum of the directory. */
  open(name: string): AsyncGenerator<Buffer> {
    const file = this.files.get(name);
    if (!file) throw damagedWorkbook();
    return unpack(this.archive.subarray(file.start, file.end), file.entry);
  }

  /** Files must not overlap, and nothing but files may come before the directory: readers disagree about such archives. */
  private readDirectory(): void {
    const { entries, directoryAt } = readEntries(this.archive);
    if (entries.reduce((sum, { size }) => sum + size, 0) > MAX_UNPACKED) throw workbookTooLarge();
    let before = 0;
    for (const entry of entries) {
      const { start, end } = contentOf(this.archive, entry);
      assertValid(entry.at >= before && entry.at - before <= (before === 0 ? 0 : LONGEST_DESCRIPTOR));
      assertValid(end <= directoryAt && !this.files.has(entry.name));
      this.files.set(entry.name, { entry, start, end });
      before = end;
    }
    assertValid(directoryAt - before <= LONGEST_DESCRIPTOR);
  }
}
