import type { ReactNode } from 'react';
import styles from './AuthPage.module.css';

/** Title and lead of a page around signing in. */
export function AuthHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}
