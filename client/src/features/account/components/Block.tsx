import type { ReactNode } from 'react';
import styles from './Block.module.css';

interface BlockProps {
  title: string;
  text?: ReactNode;
  /** The one thing to do here. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One subject of the account page. */
export function Block({ title, text, action, children }: BlockProps) {
  return (
    <section className={styles.block}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
