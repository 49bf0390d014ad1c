import type { ReactNode } from 'react';
import { Row, Text } from '../../../../../../ui';
import type { PersonaPair } from '../../lib/persona-wishes';
import { messages } from '../../messages';
import styles from './Matching.module.css';

interface WeightBarProps {
  pair: PersonaPair;
  /** The number in words; by default the percentage alone. */
  children?: ReactNode;
}

/** How much a pair counts, as a bar and in words. */
export const WeightBar = ({ pair: { weight, acts }, children }: WeightBarProps) => (
  <Row as="span" grow gap={6}>
    <span className={styles.track} aria-hidden>
      <span className={styles.fill} data-learned={acts !== null} style={{ width: `${weight * 100}%` }} />
    </span>
    <Text rigid figures>
      {children ?? messages.matching.percent(weight)}
    </Text>
  </Row>
);
