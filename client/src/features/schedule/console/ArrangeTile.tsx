import { EnvironmentOutlined, StarOutlined, UserOutlined, WarningOutlined } from '@ant-design/icons';
import { useEventZone } from '../../../hooks/useEventZone';
import { fullName } from '../../../lib/format';
import { shortTimeRange } from '../../../lib/time';
import { minutesBetween } from '../../../lib/timeline-layout';
import type { Session } from '../lib/agenda-entries';
import styles from './ArrangeView.module.css';
import { messages } from './messages';

/** Blocks up to this length have one line for the title and one for the rest. */
const SHORT_MINUTES = 30;

interface ArrangeTileProps {
  session: Session;
  /** The session in words, which short blocks do not show. */
  label: string;
  tone: number | undefined;
  /** The clashes of a tile, in words. */
  clash: string | null;
  /** How many people have it in their agenda. */
  agendas: number;
}

/** A session on the timeline on which it is moved; the frame around it names and opens it. */
export function ArrangeTile({ session, label, tone, clash, agendas }: ArrangeTileProps) {
  const zone = useEventZone();
  const { kind, title, startsAt, endsAt, location, speakers } = session;
  return (
    <div
      className={styles.tile}
      data-kind={kind}
      data-tone={tone}
      data-clash={clash !== null}
      data-short={minutesBetween(startsAt, endsAt) <= SHORT_MINUTES}
      title={label}
    >
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.facts}>
          <span>{shortTimeRange(startsAt, endsAt, zone)}</span>
          {clash && (
            <span className={styles.warning}>
              <WarningOutlined aria-hidden /> {clash}
            </span>
          )}
          {location && (
            <span>
              <EnvironmentOutlined aria-hidden /> {location}
            </span>
          )}
          {speakers.length > 0 && (
            <span>
              <UserOutlined aria-hidden /> {speakers.map(fullName).join(', ')}
            </span>
          )}
          {agendas > 0 && (
            <span>
              <StarOutlined aria-hidden /> {messages.agendasShort(agendas)}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}
