import type { ReactNode } from 'react';
import { Stack } from '../Stack';
import styles from './Printout.module.css';

interface PrintoutProps {
  gap: 'sm' | 'section' | 'xl';
  children: ReactNode;
}

/** The part of a page that is printed, alone and without its buttons. */
export const Printout = (props: PrintoutProps) => <Stack {...props} className={styles.printout} />;

/** Words that stand on paper alone. */
export const OnPaper = ({ children }: { children: ReactNode }) => (
  <span className={styles.paper}>{children}</span>
);
