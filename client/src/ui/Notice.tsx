import type { ReactNode } from 'react';
import { Row, Stack } from './Stack';
import { Text } from './Text';
import styles from './parts.module.css';

interface NoticeProps {
  kind: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  className?: string;
  /** A way on, beside the text. */
  action?: ReactNode;
  children?: ReactNode;
}

const signs = {
  info: 'M12 11v6M12 7v.5',
  success: 'm7.5 12.5 3 3 6-6.5',
  warning: 'M12 6.5v7M12 17v.5',
  error: 'M12 6.5v7M12 17v.5',
};

/** A notice within the page. Silent for screen readers by itself: where it appears later, the frame around it speaks. */
export function Notice({ kind, title, className = '', action, children }: NoticeProps) {
  return (
    <Row wrap align="start" gap="xs" className={`${styles.notice} ${className}`} data-kind={kind}>
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden>
        <circle cx="12" cy="12" r="11" />
        <path d={signs[kind]} />
      </svg>
      <div className={styles.noticeText}>
        {title && (
          <Text as="div" strong={children !== undefined}>
            {title}
          </Text>
        )}
        {children}
      </div>
      {action && <Stack style={{ alignSelf: 'center' }}>{action}</Stack>}
    </Row>
  );
}
