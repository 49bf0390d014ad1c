import type { ReactNode } from 'react';
import styles from './HeaderButton.module.css';

interface HeaderButtonProps {
  icon: ReactNode;
  /** Names the button, with its count in words. */
  label: string;
  count?: number;
  onClick: () => void;
}

const highest = 99;

/** An icon in a header, as large as a thumb, with the number of things that wait behind it. */
export function HeaderButton({ icon, label, count = 0, onClick }: HeaderButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} onClick={onClick}>
      <span className={styles.icon} aria-hidden>
        {icon}
        {count > 0 && <span className={styles.count}>{count > highest ? `${highest}+` : count}</span>}
      </span>
    </button>
  );
}
