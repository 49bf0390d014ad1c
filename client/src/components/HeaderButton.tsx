import type { ReactNode } from 'react';
import { Count } from './Count';
import styles from './HeaderButton.module.css';

interface HeaderButtonProps {
  icon: ReactNode;
  /** Names the button, with its count in words. */
  label: string;
  count?: number;
  onClick: () => void;
}

/** An icon in a header, as large as a thumb, with the number of things that wait behind it. */
export function HeaderButton({ icon, label, count = 0, onClick }: HeaderButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} onClick={onClick}>
      <span className={styles.icon} aria-hidden>
        {icon}
        <Count value={count} className={styles.count} />
      </span>
    </button>
  );
}
