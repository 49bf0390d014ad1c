import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** How many there are, in words: "356 people". Announced when it changes. */
  count?: string;
  description?: ReactNode;
  actions?: ReactNode;
}

/** The head of a screen: its h1, how many there are, and what one can do here. */
export function PageHeader({ title, count, description, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <div className={styles.line}>
          <h1 className={styles.title}>{title}</h1>
          <output className={styles.count}>{count}</output>
        </div>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
