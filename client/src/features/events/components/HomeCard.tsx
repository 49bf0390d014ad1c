import type { ReactNode } from 'react';
import styles from './HomeCard.module.css';

interface HomeCardProps {
  title: string;
  /** Stands at the end of the title's line. */
  extra?: ReactNode;
  tone?: 'plain' | 'accent';
  children: ReactNode;
}

/** One block of the event home. */
export function HomeCard({ title, extra, tone = 'plain', children }: HomeCardProps) {
  return (
    <section className={styles.card} data-tone={tone} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  );
}
