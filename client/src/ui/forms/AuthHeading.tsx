import type { ReactNode } from 'react';
import { Row } from '../Stack';
import { Hint } from '../Text';
import styles from './AuthPage.module.css';

/** Title and lead of a page around signing in. */
export function AuthHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {lead && (
        <Hint size="lg" className={styles.lead}>
          {lead}
        </Hint>
      )}
    </>
  );
}

/** The other ways, below the form of such a page; `apart` with a line between. */
export const AuthWays = ({ apart, children }: { apart?: boolean; children: ReactNode }) => (
  <Row wrap justify="between" className={`${styles.ways} ${apart ? styles.apart : ''}`}>
    {children}
  </Row>
);
