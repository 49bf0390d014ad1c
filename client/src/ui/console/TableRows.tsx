import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { KeyboardEvent, ReactNode } from 'react';
import { PlainButton } from '../PlainButton';
import { Row } from '../Stack';
import type { TablePaging } from '../hooks/useTable';
import type { TableBodyProps } from './DataTable';
import { RowMenu } from './RowMenu';
import styles from './console.module.css';
import type { TableColumn } from './data-table-types';
import { messages } from './messages';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus to the same control of the row above or below. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const control = event.target as HTMLElement;
  const cell = control.closest('td, th');
  const row = cell?.closest('tr');
  if (!step || !cell || !row || control.matches('input:not([type=checkbox]), select')) return;
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling;
  const place = [...row.children].indexOf(cell);
  const target = next?.children[place]?.querySelector<HTMLElement>('button, a[href], input');
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** Text of one line has its whole self in the title. */
function content<Item>({ render, oneLine }: TableColumn<Item>, row: Item): ReactNode {
  const shown = render(row);
  if (!oneLine || typeof shown !== 'string') return shown;
  return (
    <span className={styles.oneLine} title={shown}>
      {shown}
    </span>
  );
}

/** The title of a column; sorts the table where the column can. */
function HeadCell<Item>({ column, table }: { column: TableColumn<Item>; table: TablePaging }) {
  const { title, sort, align, width } = column;
  const isAscending = sort?.ascending === table.sort;
  const isDescending = sort?.descending !== undefined && sort.descending === table.sort;
  const next = isAscending ? sort?.descending : sort?.ascending;
  const order = isAscending ? 'ascending' : isDescending ? 'descending' : undefined;
  return (
    <th scope="col" data-align={align} style={{ minWidth: width }} aria-sort={order}>
      {sort ? (
        <Row
          as={PlainButton}
          gap="xxs"
          className={styles.sort}
          title={messages.sortBy(title)}
          onClick={() => next && table.setSort(next)}
        >
          {title}
          {isAscending && <CaretUpOutlined aria-hidden />}
          {isDescending && <CaretDownOutlined aria-hidden />}
        </Row>
      ) : (
        title
      )}
    </th>
  );
}

interface CellProps<Item> {
  onOpen?: (row: Item) => void;
  row: Item;
  column: TableColumn<Item>;
}

function Cell<Item>({ row, column, onOpen }: CellProps<Item>) {
  if (!column.primary) return <td data-align={column.align}>{content(column, row)}</td>;
  return (
    <th scope="row">
      {onOpen ? (
        <PlainButton className={styles.open} onClick={() => onOpen(row)}>
          {content(column, row)}
        </PlainButton>
      ) : (
        content(column, row)
      )}
    </th>
  );
}

/** The rows of a page on wide screens. */
export function TableRows<Item extends { id: string }>(props: TableBodyProps<Item>) {
  const { label, table, columns, rows, rowName, selection, renderActions, onOpen, stale } = props;
  const keys = rows.map(({ id }) => id);
  const isPageChosen = selection !== undefined && keys.every((key) => selection.has(key));
  return (
    <div className={styles.scroll} aria-busy={stale} data-stale={stale}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys only move the focus */}
      <table className={styles.grid} aria-label={label} onKeyDown={moveFocus}>
        <thead>
          <tr>
            {selection && (
              <td className={styles.narrow}>
                <input
                  type="checkbox"
                  className={styles.box}
                  aria-label={messages.selectPage}
                  checked={isPageChosen}
                  onChange={() => selection.setMany(keys, !isPageChosen)}
                />
              </td>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} table={table} />
            ))}
            {renderActions && (
              <th scope="col" className={styles.narrow}>
                <span className="visually-hidden">{messages.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = row.id;
            return (
              <tr key={key} data-chosen={selection?.has(key)}>
                {selection && (
                  <td className={styles.narrow}>
                    <input
                      type="checkbox"
                      className={styles.box}
                      aria-label={messages.select(rowName(row))}
                      checked={selection.has(key)}
                      onChange={() => selection.toggle(key)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <Cell key={column.key} row={row} column={column} onOpen={onOpen} />
                ))}
                {renderActions && (
                  <td className={styles.narrow}>
                    <RowMenu name={rowName(row)}>{renderActions(row)}</RowMenu>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
