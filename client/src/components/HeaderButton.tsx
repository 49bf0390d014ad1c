import { Badge, Button } from 'antd';
import type { ReactNode } from 'react';
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
    <Button type="text" className={styles.button} aria-label={label} title={label} onClick={onClick}>
      {/* The label says the number: antd's badge would repeat it as a title. */}
      <Badge count={count} size="small" overflowCount={99} title="" color="var(--ant-color-primary)">
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      </Badge>
    </Button>
  );
}
