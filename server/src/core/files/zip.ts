import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

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

/** Numbers as the format has them: those of its letters take two (`s`) or four bytes (`l`), the lowest first. */
const record = (sizes: string, ...numbers: number[]): Buffer =>
  Buffer.concat(
    sizes.split('').map((size, index) => {
      const bytes = Buffer.alloc(size === 's' ? 2 : 4);
      bytes.writeUIntLE(numbers[index] ?? 0, 0, bytes.length);
      return bytes;
    }),
  );

/** Sizes and checksum are zero here, since they follow the data. */
const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([
    record('lssssslllss', 0x04034b50, VERSION, FLAGS, DEFLATE, 0, DATE, 0, 0, 0, name.length),
    name,
  ]);

const sizesAfter = ({ crc, packed, size }: Written): Buffer => record('llll', 0x08074b50, crc, packed, size);

const directoryEntry = ({ name, offset, crc, packed, size }: Written): Buffer => {
  const made = [VERSION, VERSION, FLAGS, DEFLATE, 0, DATE, crc, packed, size, name.length];
  return Buffer.concat([record('lsssssslllsssssll', 0x02014b50, ...made, 0, 0, 0, 0, 0, offset), name]);
};

const directoryEnd = (count: number, size: number, offset: number): Buffer =>
  record('lsssslls', 0x06054b50, 0, 0, count, count, size, offset);

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
