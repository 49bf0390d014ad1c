import type { ReactNode } from 'react';
import styles from './ConsolePage.module.css';

/** The head of a page and what is below it, one under the other. */
export const ConsolePage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>{children}</div>
);
