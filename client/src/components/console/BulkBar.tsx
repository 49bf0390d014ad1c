import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { TableSelection } from '../../hooks/useTableSelection';
import styles from './DataTable.module.css';
import { messages } from './messages';

interface BulkBarProps {
  selection: TableSelection;
  /** How many match, on all pages. */
  total: number;
  /** Buttons. */
  children: ReactNode;
}

/** Actions on the selected rows; stays in sight while one scrolls. */
export function BulkBar({ selection, total, children }: BulkBarProps) {
  const { isAll, ids } = selection;
  return (
    <section className={styles.bulk} aria-label={messages.bulkBar}>
      <output className={styles.chosen}>
        {isAll ? messages.allSelected(total) : messages.selected(ids.size)}
      </output>
      {!isAll && ids.size < total && (
        <Button type="link" onClick={selection.selectAll}>
          {messages.selectAll(total)}
        </Button>
      )}
      <div className={styles.bulkActions}>{children}</div>
      <Button type="text" onClick={selection.clear}>
        {messages.clearSelection}
      </Button>
    </section>
  );
}
