import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** Plain information, highlighted, good, waiting for a person, or refused. */
export type TagTone = 'neutral' | 'info' | 'success' | 'waiting' | 'danger';

interface TagProps {
  tone?: TagTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A word or two about the thing beside it. */
export function Tag({ tone = 'neutral', icon, className = '', children }: TagProps) {
  return (
    <span className={`${styles.tag} ${className}`} data-tone={tone}>
      {icon}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
