import type { ReactNode } from 'react';
import { formatNumber } from '../../../../lib/format';
import { Text } from '../../../../ui';
import type { Measured } from '../lib/runs';
import styles from './timetable.module.css';

interface MeasureLineProps {
  measure: Measured;
  strong?: boolean;
  children?: ReactNode;
}

/** A measure in words beside its bound, with a slim bar of how near it comes. */
export function MeasureLine({ measure: { value, against, share }, strong, children }: MeasureLineProps) {
  return (
    <>
      <Text figures strong={strong}>
        {formatNumber(value)}
      </Text>
      {against && (
        <Text size="sm" tone="secondary" strong={400} figures>
          {` ${against}`}
        </Text>
      )}
      {children}
      {share !== null && (
        <span className={styles.bar} aria-hidden>
          <span style={{ inlineSize: `${share * 100}%` }} />
        </span>
      )}
    </>
  );
}
