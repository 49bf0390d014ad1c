import type { ReactNode } from 'react';
import styles from './PageWidth.module.css';

interface PageWidthProps {
  /** `reading` keeps lines short, `form` keeps labels near their fields; lists and grids take the whole width without it. */
  kind: 'reading' | 'form';
  children: ReactNode;
}

/** Keeps a page that is read or filled in from growing as wide as the window. */
export const PageWidth = ({ kind, children }: PageWidthProps) => (
  <div className={styles[kind]}>{children}</div>
);
