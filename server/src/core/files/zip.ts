import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';

const OPTIONS = {
  useWebWorkers: false,
  // Without a known size the library takes the form for large files otherwise, which spreadsheets may refuse.
  zip64: false,
  // The first day that the format knows: the same table gives the same bytes.
  lastModDate: new Date(1980, 0, 1),
  extendedTimestamp: false,
};

type Content = string | Uint8Array | AsyncIterable<Uint8Array>;

const streamOf = (content: Content): ReadableStream =>
  typeof content === 'string' || content instanceof Uint8Array
    ? new Blob([content]).stream()
    : ReadableStream.from(content);

/** The output of `write`, chunk by chunk. Fails as `write` does, also if it fails before its first chunk. */
export async function* chunksOf(
  write: (to: WritableStream<Uint8Array>) => Promise<unknown>,
): AsyncGenerator<Uint8Array> {
  let stream: TransformStreamDefaultController<Uint8Array> | undefined;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => void (stream = controller),
  });
  const written = write(writable).catch((error: unknown) => stream?.error(error));
  yield* readable;
  await written;
}

/** A ZIP archive of files by their names, written one by one while their content is made. */
export const writeZip = (files: Readonly<Record<string, Content>>): AsyncGenerator<Uint8Array> =>
  chunksOf(async (to) => {
    const zip = new ZipWriter(to, OPTIONS);
    for (const [name, content] of Object.entries(files)) await zip.add(name, streamOf(content));
    await zip.close();
  });
