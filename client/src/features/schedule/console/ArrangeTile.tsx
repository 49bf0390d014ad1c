import { EnvironmentOutlined, StarOutlined, UserOutlined, WarningOutlined } from '@ant-design/icons';
import type { CSSProperties } from 'react';
import { useEventZone } from '../../../hooks/useEventZone';
import { fullName } from '../../../lib/format';
import { shortTimeRange } from '../../../lib/time';
import { minutesBetween } from '../../../lib/timeline-layout';
import { Row } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useTone } from '../hooks/useSchedulePage';
import type { Session } from '../lib/agenda-entries';
import styles from './ArrangeView.module.css';
import { messages } from './messages';

/** Blocks up to this length have one line for the title and one for the rest. */
const SHORT_MINUTES = 30;

interface ArrangeTileProps {
  session: Session;
  /** The session in words, which short blocks do not show. */
  label: string;
  /** The clashes of a tile, in words. */
  clash: string | null;
  /** How many people have it in their agenda. */
  agendas: number;
}

/** A session on the timeline on which it is moved; the frame around it names and opens it. */
export function ArrangeTile({ session, label, clash, agendas }: ArrangeTileProps) {
  const zone = useEventZone();
  const tone = useTone(session.track);
  const { kind, title, startsAt, endsAt, location, speakers } = session;
  const isShort = minutesBetween(startsAt, endsAt) <= SHORT_MINUTES;
  return (
    <div
      className={styles.tile}
      data-kind={kind}
      data-clash={clash !== null}
      data-short={isShort}
      style={{ '--tone': tone } as CSSProperties}
      title={label}
    >
      <div className={styles.words}>
        <Text as="div" strong cut={isShort || 2}>
          {title}
        </Text>
        <Text as={Row} size="caption" tone="secondary" gap="xs" wrap lineGap={0} className={styles.facts}>
          <Text cut>{shortTimeRange(startsAt, endsAt, zone)}</Text>
          {clash && (
            <Text tone="warning" cut>
              <WarningOutlined aria-hidden /> {clash}
            </Text>
          )}
          {location && (
            <Text cut>
              <EnvironmentOutlined aria-hidden /> {location}
            </Text>
          )}
          {speakers.length > 0 && (
            <Text cut>
              <UserOutlined aria-hidden /> {speakers.map(fullName).join(', ')}
            </Text>
          )}
          {agendas > 0 && (
            <Text cut>
              <StarOutlined aria-hidden /> {messages.agendasShort(agendas)}
            </Text>
          )}
        </Text>
      </div>
    </div>
  );
}
