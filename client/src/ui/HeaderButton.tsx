import type { ReactNode } from 'react';
import { Count } from './Count';
import { PlainButton } from './PlainButton';
import { Row } from './Stack';
import styles from './parts.module.css';

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
    <Row
      as={PlainButton}
      rigid
      tall
      justify="center"
      className={styles.headerButton}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Row as="span" justify="center" className={styles.headerIcon} aria-hidden>
        {icon}
        <Count value={count} />
      </Row>
    </Row>
  );
}
