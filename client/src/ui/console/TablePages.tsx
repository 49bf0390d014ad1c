import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Row } from '../Stack';
import { Text } from '../Text';
import { pageSizes, type TablePaging } from '../hooks/useTable';
import styles from './console.module.css';
import { messages } from './messages';

/** Which page of how many, and how long a page is. */
export function TablePages({ label, table, total }: { label: string; table: TablePaging; total: number }) {
  const last = table.lastPage(total);
  const turn = (page: number) => {
    table.setPage(page);
    window.scrollTo({ top: 0 });
  };
  return (
    <Row as="nav" wrap justify="end" gap="md" aria-label={messages.pages(label)}>
      {total > pageSizes[0] && (
        <Row as="label" gap="xs">
          <Text tone="secondary">{messages.rowsPerPage}</Text>
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
        </Row>
      )}
      {last > 1 && (
        <Row gap="xs">
          <Button
            aria-label={messages.previousPage}
            icon={<LeftOutlined aria-hidden />}
            disabled={table.page <= 1}
            onClick={() => turn(table.page - 1)}
          />
          <Text figures>{messages.page(Math.min(table.page, last), last)}</Text>
          <Button
            aria-label={messages.nextPage}
            icon={<RightOutlined aria-hidden />}
            disabled={table.page >= last}
            onClick={() => turn(table.page + 1)}
          />
        </Row>
      )}
    </Row>
  );
}
