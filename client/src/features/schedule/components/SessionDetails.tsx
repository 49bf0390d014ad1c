import { CalendarOutlined, ClockCircleOutlined, EnvironmentOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/Notice';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { Skeleton } from '../../../components/Skeleton';
import { useEventZone } from '../../../hooks/useEventZone';
import { useNow } from '../../../hooks/useNow';
import { useOverlays } from '../../../hooks/useOverlays';
import { fullName, jobLine } from '../../../lib/format';
import { formatDay, formatTimeRange } from '../../../lib/time';
import { useSessionCalendar } from '../hooks/useSessionCalendar';
import type { AgendaEntry, Session } from '../lib/agenda-entries';
import { clashesWith } from '../lib/clashes';
import { momentsOf } from '../lib/now-and-next';
import { messages } from '../messages';
import { MomentTag } from './MomentTag';
import styles from './SessionDetails.module.css';
import { TrackMark } from './TrackMark';

interface SessionDetailsProps {
  session: Session;
  /** Undefined while it is loading. */
  description: string | undefined;
  portraits?: readonly { id: string; portraitUrl: string | null }[];
  tone?: number;
  entries: readonly AgendaEntry[];
  /** What follows once the session is over. */
  children?: ReactNode;
}

function SpeakerList({ session, portraits }: Pick<SessionDetailsProps, 'session' | 'portraits'>) {
  const overlays = useOverlays();
  if (session.speakers.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{messages.speakers}</h3>
      <ul className={styles.speakers}>
        {session.speakers.map((speaker) => (
          <li key={speaker.id}>
            <button
              type="button"
              className={styles.speaker}
              onClick={() => overlays.open('person', speaker.id)}
            >
              <PictureOrInitials
                name={fullName(speaker)}
                src={portraits?.find(({ id }) => id === speaker.id)?.portraitUrl ?? speaker.avatarUrl}
                size={48}
              />
              <span className={styles.words}>
                <strong>{fullName(speaker)}</strong>
                <span className={styles.job}>{speaker.isViewer ? messages.youSpeak : jobLine(speaker)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All about one session; a clash with the viewer's agenda stands before what it is about. */
export function SessionDetails({
  session,
  description,
  portraits,
  tone,
  entries,
  children,
}: SessionDetailsProps) {
  const zone = useEventZone();
  const now = useNow();
  const clashes = clashesWith(session, entries);
  const calendar = useSessionCalendar(session);
  return (
    <div className={styles.details}>
      <header className={styles.head}>
        <p className={styles.marks}>
          {session.track && <TrackMark track={session.track} tone={tone} />}
          <MomentTag moment={momentsOf([session], now, zone).get(session)} />
        </p>
        <h2 className={styles.title}>{session.title}</h2>
        <p className={styles.fact}>
          <ClockCircleOutlined aria-hidden />
          <span>
            {formatDay(session.startsAt, zone)}
            <br />
            {formatTimeRange(session.startsAt, session.endsAt, zone)}
          </span>
        </p>
        {session.location && (
          <p className={styles.fact}>
            <EnvironmentOutlined aria-hidden /> {session.location}
          </p>
        )}
        <div>
          <Button
            icon={<CalendarOutlined aria-hidden />}
            loading={calendar.loading}
            onClick={calendar.download}
          >
            {messages.addToCalendar}
          </Button>
        </div>
      </header>
      {children}
      {clashes.length > 0 && <Notice kind="warning" title={`${messages.clashesWith(clashes, zone)}.`} />}
      <section className={styles.section}>
        <h3 className={styles.heading}>{messages.about}</h3>
        {description === undefined ? (
          <Skeleton title={false} />
        ) : (
          <p className={styles.description}>{description || messages.noDescription}</p>
        )}
      </section>
      <SpeakerList session={session} portraits={portraits} />
    </div>
  );
}
