import type { ReactNode } from 'react';
import styles from './light.module.css';

interface LightAlertProps {
  kind: 'error' | 'warning';
  children: ReactNode;
}

/** A notice within the page, for the pages that load without the component library. */
export function LightAlert({ kind, children }: LightAlertProps) {
  return (
    <div className={`${styles.alert} ${styles[kind]}`}>
      <svg className={styles.alertSign} viewBox="0 0 24 24" aria-hidden>
        <circle cx="12" cy="12" r="11" />
        <path d="M12 6.5v7M12 17v.5" />
      </svg>
      <div>{children}</div>
    </div>
  );
}
