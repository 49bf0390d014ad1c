import { useId, type ReactNode } from 'react';
import { messages } from '../messages';
import styles from './Statistics.module.css';

interface StatisticsSectionProps {
  title: string;
  /** Nothing has been counted for any of its charts. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** Charts of one subject under their heading. */
export function StatisticsSection({ title, isEmpty = false, children }: StatisticsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isEmpty ? <p className={styles.empty}>{messages.nothingYet}</p> : children}
    </section>
  );
}
