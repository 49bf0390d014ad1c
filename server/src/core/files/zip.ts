import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** One file of an archive. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<Buffer>;
}

interface Written {
  name: Buffer;
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

/** Names are UTF-8, and sizes follow the data: that is what lets an entry be written while it is made. */
const FLAGS = 0x0808;
const DEFLATE = 8;
const VERSION = 20;
/** 1 January 1980, the first day that the format knows: the same table gives the same bytes. */
const DATE = 0x0021;
/** Fast: nearly all of what better levels save here is saved by the first ones. */
const LEVEL = 2;

const localHeader = (name: Buffer): Buffer => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATE, 8);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
};

const sizesAfter = ({ crc, packed, size }: Written): Buffer => {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(packed, 8);
  descriptor.writeUInt32LE(size, 12);
  return descriptor;
};

const directoryEntry = ({ name, offset, crc, packed, size }: Written): Buffer => {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(VERSION, 4);
  entry.writeUInt16LE(VERSION, 6);
  entry.writeUInt16LE(FLAGS, 8);
  entry.writeUInt16LE(DEFLATE, 10);
  entry.writeUInt16LE(DATE, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
};

const directoryEnd = (count: number, size: number, offset: number): Buffer => {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
};

/** Packs one entry while its content is made, and counts it. */
async function* pack(content: AsyncIterable<Buffer>, written: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: LEVEL });
  const counted = async function* counted() {
    for await (const chunk of content) {
      written.crc = crc32(chunk, written.crc);
      written.size += chunk.length;
      yield chunk;
    }
  };
  const fed = pipeline(counted, deflate);
  // Its failure arrives through `deflate` first.
  fed.catch(() => undefined);
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    written.packed += chunk.length;
    yield chunk;
  }
  await fed;
}

/** A ZIP archive, written entry by entry while their content is made; entries are under 4 GiB. */
export async function* writeZip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const written: Written = { name: Buffer.from(name), offset, crc: 0, packed: 0, size: 0 };
    const header = localHeader(written.name);
    yield header;
    yield* pack(content, written);
    const sizes = sizesAfter(written);
    yield sizes;
    offset += header.length + written.packed + sizes.length;
    directory.push(directoryEntry(written));
  }
  const listed = Buffer.concat(directory);
  yield Buffer.concat([listed, directoryEnd(entries.length, listed.length, offset)]);
}
