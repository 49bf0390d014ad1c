import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { pageSizes, type TablePaging } from '../../hooks/useTable';
import styles from './DataTable.module.css';
import { messages } from './messages';

interface TablePagesProps {
  label: string;
  table: TablePaging;
  total: number;
}

/** Which page of how many, and how long a page is. */
export function TablePages({ label, table, total }: TablePagesProps) {
  const last = table.lastPage(total);
  const turn = (page: number) => {
    table.setPage(page);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav className={styles.pages} aria-label={messages.pages(label)}>
      {total > pageSizes[0] && (
        <label className={styles.size}>
          {messages.rowsPerPage}
          <select
            className={styles.select}
            value={table.size}
            onChange={({ target }) => table.setSize(Number(target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      )}
      {last > 1 && (
        <span className={styles.turn}>
          <Button
            aria-label={messages.previousPage}
            icon={<LeftOutlined aria-hidden />}
            disabled={table.page <= 1}
            onClick={() => turn(table.page - 1)}
          />
          <span className={styles.pageNumber}>{messages.page(Math.min(table.page, last), last)}</span>
          <Button
            aria-label={messages.nextPage}
            icon={<RightOutlined aria-hidden />}
            disabled={table.page >= last}
            onClick={() => turn(table.page + 1)}
          />
        </span>
      )}
    </nav>
  );
}
