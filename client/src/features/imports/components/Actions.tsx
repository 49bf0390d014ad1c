import type { ReactNode } from 'react';
import { Row, Stack } from '../../../ui';
import styles from './imports.module.css';

/** The buttons of a step; `before` stands apart from the others. */
export const Actions = ({ before, children }: { before?: ReactNode; children: ReactNode }) => (
  <Row gap="xs" justify="end" wrap className={styles.actions}>
    {before}
    {before !== undefined && <Stack grow />}
    {children}
  </Row>
);
