import { closeSync, openSync, writeSync } from 'node:fs';
import { UnreadableFileError } from '../../core/files/table';

const BUFFER_CHARACTERS = 256 * 1024;
/** The largest staging file, in bytes: a small workbook may refer to one long text from every row. */
const MAX_BYTES = 100 * 1024 * 1024;

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const copyText = (value: string | null): string =>
  value === null ? '\\N' : value.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);

/** Writes rows into a file in the text format of COPY. It blocks, and is therefore for threads only. */
export class RowWriter {
  private readonly file: number;
  private pending = '';
  private bytes = 0;

  constructor(path: string) {
    this.file = openSync(path, 'wx', 0o600);
  }

  write(values: readonly (string | null)[]): void {
    this.pending += `${values.map(copyText).join('\t')}\n`;
    if (this.pending.length > BUFFER_CHARACTERS) this.flush();
  }

  close(): void {
    try {
      this.flush();
    } finally {
      closeSync(this.file);
    }
  }

  private flush(): void {
    const bytes = Buffer.from(this.pending);
    this.pending = '';
    this.bytes += bytes.length;
    if (this.bytes > MAX_BYTES)
      throw new UnreadableFileError(
        'The rows of this file are too long. Please split it into several files.',
      );
    for (let at = 0; at < bytes.length;) at += writeSync(this.file, bytes, at);
  }
}
