import { EnvironmentOutlined, WarningOutlined } from '@ant-design/icons';
import { useEventContext } from '../../../hooks/useEventContext';
import { useOverlays } from '../../../hooks/useOverlays';
import { shortTimeRange } from '../../../lib/time';
import type { AgendaEntry, Session } from '../lib/agenda-entries';
import { clashesWith } from '../lib/clashes';
import type { Moment } from '../lib/now-and-next';
import { isMine } from '../lib/schedule-filter';
import { messages } from '../messages';
import { AgendaButton } from './AgendaButton';
import { MomentTag } from './MomentTag';
import styles from './SessionCard.module.css';
import { Speakers } from './Speakers';
import { TrackMark } from './TrackMark';

interface SessionCardProps {
  session: Session;
  moment?: Moment;
  tone?: number;
  /** The viewer's agenda, for clashes. */
  entries: readonly AgendaEntry[];
  /** Fills a place that is drawn to scale, under a head that names the track. */
  isTile?: boolean;
}

/** Id of the button that opens a session: the focus returns to it. */
export const sessionLinkId = (sessionId: string): string => `session-${sessionId}`;

/** One session: when, what, where, who, and whether it is in the viewer's agenda. */
export function SessionCard({ session, moment, tone, entries, isTile = false }: SessionCardProps) {
  const { event, profile } = useEventContext();
  const overlays = useOverlays();
  const mine = isMine(session);
  const clashes = session.kind === 'SESSION' && moment !== 'past' ? clashesWith(session, entries) : [];
  const clashText = messages.clashesWith(clashes, event.timezone);
  const canAdd = profile !== null && session.kind !== 'BREAK' && (moment !== 'past' || session.inMyAgenda);
  return (
    <article
      className={styles.card}
      data-tile={isTile}
      data-kind={session.kind}
      data-moment={moment}
      data-mine={mine}
      data-tone={tone}
    >
      <div className={styles.main}>
        <p className={styles.time}>
          {shortTimeRange(session.startsAt, session.endsAt, event.timezone)}
          <MomentTag moment={moment} />
        </p>
        <h3 className={styles.title}>
          <button
            type="button"
            id={sessionLinkId(session.id)}
            className={styles.open}
            onClick={() => overlays.open('session', session.id, ['person'])}
          >
            {session.title}
          </button>
        </h3>
        <p className={styles.facts}>
          {!isTile && session.track && <TrackMark track={session.track} tone={tone} />}
          {session.location && (
            <span className={styles.room}>
              <EnvironmentOutlined aria-hidden /> {session.location}
            </span>
          )}
          <Speakers speakers={session.speakers} />
        </p>
        {clashes.length > 0 && (
          <p className={styles.clash} title={clashText}>
            <WarningOutlined aria-hidden />{' '}
            {isTile && <span aria-hidden>{messages.clashesShort(clashes)}</span>}
            <span className={isTile ? 'visually-hidden' : undefined}>{clashText}</span>
          </p>
        )}
      </div>
      {canAdd && <AgendaButton session={session} entries={entries} />}
    </article>
  );
}
