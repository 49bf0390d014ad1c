import type { ReactNode } from 'react';
import { formatNumber } from '../../../../lib/format';
import { Text } from '../../../../ui';
import type { Measured } from '../lib/runs';
import styles from './timetable.module.css';

interface MeasureLineProps {
  measure: Measured;
  strong?: boolean;
  /** Beside the value. */
  children?: ReactNode;
}

/** A measure above its bound, with a slim bar of how near it comes. */
export function MeasureLine({ measure: { value, against, share }, strong, children }: MeasureLineProps) {
  return (
    <>
      <Text figures strong={strong}>
        {formatNumber(value)}
      </Text>
      {children}
      {share !== null && (
        <>
          <Text className={styles.bound} size="caption" tone="secondary" strong={400} figures>
            {against || '\u00A0'}
          </Text>
          <span className={styles.bar} aria-hidden>
            <span style={{ inlineSize: `${share * 100}%` }} />
          </span>
        </>
      )}
    </>
  );
}
