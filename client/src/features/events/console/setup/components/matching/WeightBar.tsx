import type { ReactNode } from 'react';
import { Row, Text } from '../../../../../../ui';
import { messages } from '../../messages';
import styles from './Matching.module.css';

interface WeightBarProps {
  /** 0.1 to 1. */
  weight: number;
  /** People have had their say in it. */
  learned: boolean;
  /** The number in words; by default the percentage alone. */
  children?: ReactNode;
}

/** How much a pair counts, as a bar and in words. */
export const WeightBar = ({ weight, learned, children }: WeightBarProps) => (
  <Row as="span" grow gap={6}>
    <span className={styles.track} aria-hidden>
      <span className={styles.fill} data-learned={learned} style={{ width: `${weight * 100}%` }} />
    </span>
    <Text rigid figures>
      {children ?? messages.matching.percent(weight)}
    </Text>
  </Row>
);
