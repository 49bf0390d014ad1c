import type { CSSProperties, ReactNode } from 'react';
import { messages } from '../../messages';
import styles from './WeightBar.module.css';

interface WeightBarProps {
  /** 0.1 to 1. */
  weight: number;
  /** People have had their say in it. */
  learned: boolean;
  /** The number in words; by default the percentage alone. */
  children?: ReactNode;
}

/** How much a pair counts, as a bar and in words. */
export function WeightBar({ weight, learned, children }: WeightBarProps) {
  return (
    <span className={styles.weight} data-learned={learned}>
      <span className={styles.track} aria-hidden>
        <span className={styles.fill} style={{ '--weight': weight } as CSSProperties} />
      </span>
      <span className={styles.number}>{children ?? messages.matching.percent(weight)}</span>
    </span>
  );
}
