/** Notes progress one write at a time: what comes in meanwhile is noted as a whole afterwards. */
export class ImportProgress {
  private latest = 0;
  private written = 0;
  private writing: Promise<void> | undefined;

  constructor(private readonly write: (rows: number) => Promise<unknown>) {}

  note(rows: number): void {
    this.latest = rows;
    // A batch of blanks brings nothing to write.
    if (rows > this.written) this.writing ??= this.writeAll();
    // It is thrown by `settled`.
    this.writing?.catch(() => undefined);
  }

  /** Waits until all is written; throws what went wrong on the way. */
  async settled(): Promise<void> {
    await this.writing;
  }

  private async writeAll(): Promise<void> {
    while (this.written < this.latest) {
      const rows = this.latest;
      await this.write(rows);
      this.written = rows;
    }
    this.writing = undefined;
  }
}
