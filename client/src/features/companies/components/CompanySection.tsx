import type { ReactNode, Ref } from 'react';
import styles from './CompanySection.module.css';

interface CompanySectionProps {
  title: string;
  /** A remark beside the title. */
  note?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Cards draw their own frame. */
  bare?: boolean;
  children: ReactNode;
}

/** One part of the page of a company. */
export function CompanySection({ title, note, headingRef, bare = false, children }: CompanySectionProps) {
  return (
    <section className={bare ? styles.bare : styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles.title}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
