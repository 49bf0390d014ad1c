import {
  Uint8ArrayReader,
  ZipReader,
  type Entry,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { damagedWorkbook, UnreadableFileError, workbookTooLarge } from './table';
import { chunksOf } from './zip';

/** The largest total size of the unpacked files, in bytes; a workbook of 20,000 rows stays far below. */
const MAX_UNPACKED = 150 * 1024 * 1024;
const MAX_ENTRIES = 1_000;
/** The sizes of a file may follow its content; no other file would fit into this gap. */
const LONGEST_DESCRIPTOR = 24;

/** Refuses archives that readers disagree about, and files without the size and checksum of the directory; a name is never a path here. */
const OPTIONS = {
  strictness: 'strict',
  filenameValidation: 'tolerant',
  checkCrc32: true,
  useWebWorkers: false,
} as const;

const assertValid = (condition: boolean): void => {
  if (!condition) throw damagedWorkbook();
};

/** The errors of the library are words for programmers. */
const inWords = (error: unknown): UnreadableFileError =>
  error instanceof UnreadableFileError ? error : damagedWorkbook();

const readEntries = async (zip: ZipReader<unknown>): Promise<Entry[]> => {
  const entries: Entry[] = [];
  let size = 0;
  for await (const entry of zip.getEntriesGenerator()) {
    size += entry.uncompressedSize;
    if (entries.push(entry) > MAX_ENTRIES || size > MAX_UNPACKED) throw workbookTooLarge();
  }
  return entries.toSorted((one, other) => one.offset - other.offset);
};

/**
 * Files must not overlap, nothing but files may come before the directory, and behind it only the end with a comment of this length:
 * readers disagree about other archives.
 */
const checkPlaces = (archive: Buffer, entries: readonly Entry[], commentLength: number): void => {
  let [before, directoryAt] = [0, archive.length - 22 - commentLength];
  const checkGap = (at: number): void =>
    assertValid(at >= before && at - before <= (before === 0 ? 0 : LONGEST_DESCRIPTOR));
  for (const { offset, compressedSize, rawFilename, rawExtraField, rawComment } of entries) {
    checkGap(offset);
    const [name, extra] = [archive.readUInt16LE(offset + 26), archive.readUInt16LE(offset + 28)];
    before = offset + 30 + name + extra + compressedSize;
    directoryAt -= 46 + rawFilename.length + rawExtraField.length + rawComment.length;
  }
  checkGap(directoryAt);
};

async function* unpack(entry: FileEntry): AsyncGenerator<Uint8Array> {
  try {
    yield* chunksOf((to) => entry.getData(to));
  } catch (error) {
    throw inWords(error);
  }
}

/** Names of parts are the same in any case (ECMA-376, part 2), and some programs write them as paths of Windows. */
const keyOf = (name: string): string => name.replaceAll('\\', '/').toLowerCase();

/** Gives the content of a file in chunks, or undefined where the archive has no such file; refused above `limit` bytes. */
export type OpenFile = (name: string, limit?: number) => AsyncGenerator<Uint8Array> | undefined;

/** Opens a ZIP archive, whose files are checked against each other before any is unpacked. */
export const openZip = async (archive: Buffer): Promise<OpenFile> => {
  try {
    const zip = new ZipReader(new Uint8ArrayReader(archive), OPTIONS);
    const entries = await readEntries(zip);
    checkPlaces(archive, entries, zip.comment.length);
    const files = new Map(entries.map((entry) => [keyOf(entry.filename), entry]));
    assertValid(files.size === entries.length);
    return (name, limit = MAX_UNPACKED) => {
      const entry = files.get(keyOf(name));
      if (!entry || entry.directory) return undefined;
      if (entry.uncompressedSize > limit) throw workbookTooLarge();
      return unpack(entry);
    };
  } catch (error) {
    throw inWords(error);
  }
};
