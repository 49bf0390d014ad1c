import type { ComponentProps } from 'react';

interface PlainTableProps extends ComponentProps<'table'> {
  /** The titles of the columns. */
  head: readonly string[];
  /** On phones, the cells of a row stand one below the other and the head is only read out. */
  stacked?: boolean;
}

/** A small table to read, without the tools of a `DataTable`. The children are its rows. */
export function PlainTable({ head, stacked, className = '', children, ...table }: PlainTableProps) {
  return (
    <table {...table} className={`plain-table ${className}`} data-stacked={stacked || undefined}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
