import type { UnknownValue } from './import-corrections';
import type { ImportFault } from './import.types';

/** An error of a row, and the value that it is about where its field has a fixed list of values. */
export interface RowFault extends ImportFault {
  unknown?: UnknownValue | undefined;
}

/** This many errors are reported, and beyond them the first one of each row; all rows are counted. */
const MAX_REPORTED = 40_000;

/** The errors of the rows of a file. */
export class RowErrors {
  constructor(
    readonly reported: RowFault[] = [],
    readonly rows = new Set<number>(),
  ) {}

  /** A copy that further errors can be added to, also of the plain data that a thread has sent. */
  static from({ reported, rows }: Pick<RowErrors, 'reported' | 'rows'>): RowErrors {
    return new RowErrors([...reported], new Set(rows));
  }

  add(error: RowFault): void {
    const isFirst = !this.rows.has(error.row);
    this.rows.add(error.row);
    if (isFirst || this.reported.length < MAX_REPORTED) this.reported.push(error);
  }
}
