import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { RequestContext } from '../../core/context';
import { newId } from '../../core/ids';
import { newInviteCode } from '../attendees/invite-codes';
import { checkCell, planColumns, type ColumnPlan, type ImportField } from './import-columns';
import type { RowFault } from './import.entity';
import { rowsOf } from './table-file';
import { unreadable, type TableFile } from './unreadable';

/** As many faults are told; all are counted. */
export const MAX_FAULTS = 1_000;
const PROGRESS_EVERY = 1_000;
const CHUNK_ROWS = 500;

/** What was read of a file. */
export interface Staged {
  rows: number;
  faults: FaultList;
  ignored: string[];
  /** Columns of the staged rows that the file fills. */
  columns: string[];
}

/** Faults by the row, the first thousand with their words. */
export class FaultList {
  readonly told: RowFault[] = [];
  readonly rows = new Set<number>();

  add(fault: RowFault): void {
    this.rows.add(fault.row);
    if (this.told.length < MAX_FAULTS) this.told.push(fault);
  }
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const copyText = (value: string | null): string =>
  value === null ? '\\N' : value.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);

/** A value, or one more key of a value of type jsonb. */
const joined = (before: string | null | undefined, { key }: ImportField, value: string | null) => {
  if (key === undefined) return value;
  if (value === null) return before ?? null;
  return `${before ? `${before.slice(0, -1)},` : '{'}"${key}":${value}}`;
};

/** A row as COPY takes it, or undefined where it has a fault. */
const checkRow = (
  plan: ColumnPlan,
  line: number,
  cells: readonly string[],
  faults: FaultList,
): string | undefined => {
  const values = new Map<string, string | null>();
  let faulty = false;
  for (const { field, index } of plan.cells) {
    const checked = checkCell(field, cells[index]);
    if ('fault' in checked) {
      faults.add({ row: line, column: field.names[0], message: checked.fault });
      faulty = true;
    } else values.set(field.column, joined(values.get(field.column), field, checked.value));
  }
  if (faulty) return undefined;
  return `${[String(line), newId(), newId(), newInviteCode(), ...[...values.values()].map(copyText)].join('\t')}\n`;
};

interface StagingOptions {
  fields: readonly ImportField[];
  maxRows: number;
  onProgress(rows: number): Promise<void>;
}

/** Checks the rows of a file one by one and streams the good ones into a table of this transaction. */
export const stage = async (
  ctx: RequestContext,
  file: TableFile,
  { fields, maxRows, onProgress }: StagingOptions,
): Promise<Staged> => {
  const rows = rowsOf(file);
  const header = await rows.next();
  if (header.done) throw unreadable('The file is empty.');
  const plan = planColumns(header.value.cells, fields);
  const columns = [...new Set(plan.cells.map(({ field }) => field.column))];
  const staged: Staged = { rows: 0, faults: new FaultList(), ignored: plan.ignored, columns };
  const typed = new Set(fields.map(({ column, type = 'text' }) => `${column} ${type}`));
  await ctx.sql.rows({
    text: `CREATE TEMP TABLE import_rows (line int, id uuid, other_id uuid, code text, match_id uuid, ${[...typed].join(', ')}) ON COMMIT DROP`,
    values: [],
  });
  async function* lines(): AsyncGenerator<string> {
    let chunk: string[] = [];
    for await (const { line, cells } of rows) {
      if (cells.every((cell) => !cell.trim())) continue;
      staged.rows += 1;
      if (staged.rows > maxRows) throw unreadable(`The file has more than ${maxRows} rows.`);
      const text = checkRow(plan, line, cells, staged.faults);
      if (text) chunk.push(text);
      if (staged.rows % PROGRESS_EVERY === 0) await onProgress(staged.rows);
      if (chunk.length < CHUNK_ROWS) continue;
      yield chunk.join('');
      chunk = [];
    }
    yield chunk.join('');
  }
  const client = (await ctx.entities.queryRunner?.connect()) as PoolClient;
  await pipeline(
    Readable.from(lines(), { objectMode: true, highWaterMark: 2 }),
    client.query(copyFrom(`COPY import_rows (line, id, other_id, code, ${columns.join(', ')}) FROM STDIN`)),
  );
  await ctx.sql.rows({ text: 'ANALYZE import_rows', values: [] });
  return staged;
};
