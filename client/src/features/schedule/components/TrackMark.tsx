import type { CSSProperties } from 'react';
import { Row, Text } from '../../../ui';
import type { Moment } from '../lib/now-and-next';
import { messages } from '../messages';
import styles from './session.module.css';

/** The track's colour and name. */
export function TrackMark({ track, tone }: { track: string; tone: string | undefined }) {
  return (
    <Row as="span" gap={6} className={styles.track} style={{ '--tone': tone } as CSSProperties}>
      <bdi>{track}</bdi>
    </Row>
  );
}

/** "Now" or "Next", where a session is either. */
export function MomentTag({ moment }: { moment: Moment | undefined }) {
  if (moment !== 'now' && moment !== 'next') return null;
  return (
    <Text size="caption" strong rigid className={styles.moment} data-moment={moment}>
      {messages.moments[moment]}
    </Text>
  );
}
