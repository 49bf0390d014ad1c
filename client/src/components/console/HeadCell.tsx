import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { TablePaging } from '../../hooks/useTable';
import type { DataTableColumn } from './data-table-types';
import styles from './DataTable.module.css';
import { messages } from './messages';

interface HeadCellProps<Row> {
  column: DataTableColumn<Row>;
  table: TablePaging;
}

/** The title of a column; sorts the table where the column can. */
export function HeadCell<Row>({ column: { title, sort, align, width }, table }: HeadCellProps<Row>) {
  const isAscending = sort?.ascending === table.sort;
  const isDescending = sort?.descending !== undefined && sort.descending === table.sort;
  const next = isAscending ? sort?.descending : sort?.ascending;
  const order = isAscending ? 'ascending' : isDescending ? 'descending' : undefined;
  return (
    <th scope="col" data-align={align} style={{ minWidth: width }} aria-sort={order}>
      {sort ? (
        <button
          type="button"
          className={styles.sort}
          title={messages.sortBy(title)}
          onClick={() => next && table.setSort(next)}
        >
          {title}
          {isAscending && <CaretUpOutlined aria-hidden />}
          {isDescending && <CaretDownOutlined aria-hidden />}
        </button>
      ) : (
        title
      )}
    </th>
  );
}
