import { InboxOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './States.module.css';

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
    <div className={styles.state}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
