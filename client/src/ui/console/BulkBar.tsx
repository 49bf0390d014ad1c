import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Row } from '../Stack';
import { Text } from '../Text';
import type { TableSelection } from '../hooks/useTableSelection';
import styles from './console.module.css';
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
    <Row as="section" wrap gap="xs" className={styles.bulk} aria-label={messages.bulkBar}>
      <Text as="output" strong>
        {isAll ? messages.allSelected(total) : messages.selected(ids.size)}
      </Text>
      {!isAll && ids.size < total && (
        <Button type="link" onClick={selection.selectAll}>
          {messages.selectAll(total)}
        </Button>
      )}
      <Row grow wrap justify="end" gap="xs">
        {children}
      </Row>
      <Button type="text" onClick={selection.clear}>
        {messages.clearSelection}
      </Button>
    </Row>
  );
}
