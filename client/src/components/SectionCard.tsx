import type { ReactNode } from 'react';
import styles from './SectionCard.module.css';

interface SectionCardProps {
  title: string;
  /** Stands at the end of the title's line. */
  extra?: ReactNode;
  /** `waiting`: something in it waits for the viewer. */
  tone?: 'plain' | 'waiting';
  children: ReactNode;
}

/** One titled block of a page that is made of several. */
export function SectionCard({ title, extra, tone = 'plain', children }: SectionCardProps) {
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
