import type { ReactNode } from 'react';

/** A column as a table draws it. */
export interface TableColumn<Row> {
  /** Stable: the choice of columns is remembered by it. */
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Names the row and opens it; always shown, first. */
  primary?: boolean;
  /** The server's orders by this column. */
  sort?: { ascending: string; descending?: string };
  /** Not shown until it is chosen. */
  hiddenAtFirst?: boolean;
  /** Not shown until it is chosen, where other columns were chosen before it came too. */
  optIn?: boolean;
  align?: 'start' | 'end';
  /** Narrowest width, in pixels. */
  width?: number;
  /** Text is cut off at the end of its line on wide screens; all of it is in the tooltip. */
  oneLine?: boolean;
  /**
   * Its place in the cards of phones, where it otherwise stands below its title, two to a line: `lead` is the line below the name,
   * `line` has a line of its own, `foot` stands at the end without its title, as buttons do. False leaves it out.
   */
  onPhones?: false | 'lead' | 'line' | 'foot';
}

/** A page of rows as the server answers. */
export interface TablePage<Row> {
  nodes: readonly Row[];
  /** How many rows match, on all pages. */
  totalCount: number;
}

/** The part of a query's result that a table needs. */
export interface TableQuery {
  loading: boolean;
  error?: unknown;
  refetch: () => unknown;
}

type FieldsToShow<Row> = { [Key in keyof Row]: Row[Key] extends ReactNode ? Key : never }[keyof Row];

/** A column without its title, which is among the table's `titles`; without `render`, it shows the field that its key names. */
export type DataTableColumn<Row, Key extends string = string> = Omit<
  TableColumn<Row>,
  'key' | 'title' | 'render'
> &
  ({ key: Key; render: (row: Row) => ReactNode } | { key: Key & FieldsToShow<Row>; render?: undefined });

/** One file that the rows can be downloaded as. */
export interface TableExport {
  key: string;
  label: string;
  run: () => void;
}
