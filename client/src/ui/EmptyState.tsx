import { InboxOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Row, Stack } from './Stack';
import { Hint, Text } from './Text';
import styles from './parts.module.css';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** The one thing that fills the place. */
  action?: ReactNode;
}

/** Says what a place is for while there is nothing in it. */
export function EmptyState({ title, text, icon = <InboxOutlined aria-hidden />, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" className={styles.state}>
      <Row as="span" justify="center" className={styles.stateIcon} aria-hidden>
        {icon}
      </Row>
      <Text as="p" size="lg" tone="text" strong>
        {title}
      </Text>
      {text && <Hint className={styles.stateText}>{text}</Hint>}
      {action}
    </Stack>
  );
}
