import { LRUCache } from 'lru-cache';
import { Query, types, type FieldDef } from 'pg';

type Row = Record<string, unknown>;
type Parse = (text: string) => unknown;

type Type = Parameters<typeof types.getTypeParser>[0];

const standard = types.getTypeParser(types.builtins.TIMESTAMPTZ, 'text') as Parse;

/** A timestamp of Postgres. The engine's own reader takes a quarter of the time; what it would take for another year is left to pg. */
export const readInstant = (text: string): unknown => {
  const instant = new Date(text);
  return text.startsWith('00') || Number.isNaN(instant.getTime()) ? standard(text) : instant;
};

/** How connections read columns: as pg does, but for instants. */
export const columnTypes = {
  getTypeParser: (type: Type, format?: 'text' | 'binary'): unknown =>
    type === types.builtins.TIMESTAMPTZ && format !== 'binary'
      ? readInstant
      : types.getTypeParser(type, format),
};

type Tree = Map<string, Tree | number>;

const treeOf = (names: readonly string[]): Tree => {
  const root: Tree = new Map();
  names.forEach((name, index) => {
    const path = name.split('.');
    const last = path.pop() as string;
    let place = root;
    for (const step of path) {
      const inner = place.get(step);
      const next: Tree = inner instanceof Map ? inner : new Map();
      place.set(step, next);
      place = next;
    }
    place.set(last, index);
  });
  return root;
};

const textOf = (tree: Tree): string => {
  const members = [...tree].map(([name, part]) => {
    if (typeof part === 'number') return `${JSON.stringify(name)}: values[${part}]`;
    const id = part.get('id');
    const absent = typeof id === 'number' ? `values[${id}] === null ? null : ` : '';
    return `${JSON.stringify(name)}: ${absent}${textOf(part)}`;
  });
  return `{ ${members.join(', ')} }`;
};

/**
 * How the values of columns with these names become a row. A column `pod.name` is the name of the `pod` in the row,
 * which is null where it has an `id` and that is null. Compiled: to find out for each row takes twice as long.
 */
export const rowMaker = (names: readonly string[]): ((values: readonly unknown[]) => Row) =>
  // The text is made of column names of our own statements and of nothing that anybody sends.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('values', `return ${textOf(treeOf(names))}`) as (values: readonly unknown[]) => Row;

/** Types whose values are the text that Postgres sends: text, varchar and uuid. */
const TEXTS = new Set([25, 1043, 2950]);

/** How the rows of a statement are read: made once, since most statements are run again and again. */
class RowReader {
  private readonly types: readonly number[];
  private readonly parsers: readonly (readonly [number, Parse])[];
  private readonly make: (values: readonly unknown[]) => Row;

  constructor(fields: readonly FieldDef[]) {
    this.types = fields.map(({ dataTypeID }) => dataTypeID);
    this.parsers = fields.flatMap(({ dataTypeID }, index) =>
      TEXTS.has(dataTypeID)
        ? []
        : [[index, columnTypes.getTypeParser(dataTypeID as never) as Parse] as const],
    );
    this.make = rowMaker(fields.map(({ name }) => name));
  }

  /** False where columns have changed their types since. */
  reads(fields: readonly FieldDef[]): boolean {
    return (
      fields.length === this.types.length &&
      fields.every(({ dataTypeID }, index) => dataTypeID === this.types[index])
    );
  }

  read(values: unknown[]): Row {
    for (const [index, parse] of this.parsers)
      if (values[index] !== null) values[index] = parse(values[index] as string);
    return this.make(values);
  }
}

const readers = new LRUCache<string, RowReader>({ max: 1_000 });

const readerOf = (text: string, fields: readonly FieldDef[]): RowReader => {
  const known = readers.get(text);
  if (known?.reads(fields)) return known;
  const reader = new RowReader(fields);
  readers.set(text, reader);
  return reader;
};

/**
 * A statement whose rows are read as they arrive. pg's own query clones what it is given, and prepares a result and its parsers
 * again each time. The connection calls these steps of every query, of cursors and streams too.
 */
export class RowQuery extends Query {
  private readonly found: Row[] = [];
  private reader: RowReader | undefined;
  private failure: unknown;
  name: string | undefined;
  /** How long this thread had been idle when it was sent; undefined before. */
  idleAtSending: number | undefined;
  /** pg asks its queries, though its types leave it out. */
  declare hasBeenParsed: (connection: object) => unknown;

  constructor(
    readonly text: string,
    readonly values: readonly unknown[],
    name: string | undefined,
    /** In sessions that are shared: true for a try with what seems to be prepared, false for those after it. */
    readonly isPrepared?: boolean,
  ) {
    super(text);
    this.name = name;
  }

  /** How long nothing else was done since it was sent: an answer that waits for other work of this thread costs no more for that. */
  get waitedMs(): number {
    return this.idleAtSending === undefined ? 0 : performance.nodeTiming.idleTime - this.idleAtSending;
  }

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    this.reader = readerOf(this.text, fields);
  }

  handleDataRow({ fields }: { fields: unknown[] }): void {
    if (this.failure !== undefined || !this.reader) return;
    try {
      this.found.push(this.reader.read(fields));
    } catch (error) {
      this.failure = error;
    }
  }

  /** The rows; throws if a value could not be read. */
  get result(): Row[] {
    if (this.failure !== undefined) throw this.failure;
    return this.found;
  }

  /** The number of rows is never used. */
  handleCommandComplete(): void {}
}

/** Connections of pg through a pooler, for which each transaction may be in another session of Postgres. */
export const sharedSessions = new WeakSet<object>();

const { submit, hasBeenParsed } = Query.prototype as RowQuery;
RowQuery.prototype.hasBeenParsed = function seemsParsed(this: RowQuery, connection) {
  return this.isPrepared ?? hasBeenParsed.call(this, connection);
};

// The types of pg know it as a property, which a method cannot override.
RowQuery.prototype.submit = function submitTimed(this: RowQuery, connection) {
  this.idleAtSending = performance.nodeTiming.idleTime;
  // A statement prepared in one session may be missing in the next, or exist there already, which would end a transaction.
  if (sharedSessions.has(connection) && this.isPrepared === undefined) this.name = undefined;
  return submit.call(this, connection);
};
