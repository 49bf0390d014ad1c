import { CalendarOutlined, DeleteOutlined, StopOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEventZone } from '../../../hooks/useEventZone';
import { useOverlays } from '../../../hooks/useOverlays';
import { formatTimeRange } from '../../../lib/time';
import { clashesWith } from '../lib/clashes';
import type { AgendaEntry } from '../lib/agenda-entries';
import type { OtherEntry } from '../lib/programme-rows';
import { messages } from '../messages';
import styles from './EntryTile.module.css';

interface EntryTileProps {
  entry: OtherEntry;
  /** Where it stands is drawn to scale: what does not fit is cut. */
  isTile?: boolean;
  /** The viewer's agenda, to name clashes. */
  entries?: readonly AgendaEntry[];
  /** Offered for busy times. */
  onRemove?: (busyTimeId: string) => void;
}

/** A meeting or busy time of the viewer; a meeting leads to My Meetings. */
export function EntryTile({ entry, isTile = false, entries = [], onRemove }: EntryTileProps) {
  const overlays = useOverlays();
  const zone = useEventZone();
  const time = formatTimeRange(entry.startsAt, entry.endsAt, zone);
  const clashes = clashesWith(entry, entries);
  const name =
    entry.kind === 'busy' ? entry.busyTime.note || messages.busy : messages.meetingWith(entry.meeting);
  const pod = entry.kind === 'meeting' ? entry.meeting.pod : null;
  return (
    <div
      className={styles.tile}
      data-tile={isTile}
      data-kind={entry.kind}
      data-status={entry.kind === 'meeting' ? entry.meeting.status : undefined}
    >
      <div className={styles.main}>
        <p className={styles.name}>
          {entry.kind === 'busy' ? <StopOutlined aria-hidden /> : <CalendarOutlined aria-hidden />}{' '}
          {entry.kind === 'busy' ? (
            name
          ) : (
            <button type="button" className={styles.open} onClick={() => overlays.openMeeting(entry.id)}>
              {name}
            </button>
          )}
        </p>
        <p className={styles.facts}>{[time, pod && messages.pod(pod.name)].filter(Boolean).join(' · ')}</p>
        {!isTile && clashes.length > 0 && (
          <p className={styles.clash}>
            <WarningOutlined aria-hidden /> {messages.clashesWith(clashes, zone)}
          </p>
        )}
      </div>
      {entry.kind === 'busy' && onRemove && (
        <Button
          className={styles.remove}
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          title={messages.removeBusy}
          aria-label={messages.removeBusyNamed(name, time)}
          onClick={() => onRemove(entry.id)}
        />
      )}
    </div>
  );
}
