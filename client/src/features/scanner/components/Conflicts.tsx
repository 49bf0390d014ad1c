import { fullName } from '../../../lib/format';
import { formatTime } from '../../../lib/time';
import type { ConflictGroup } from '../lib/conflict-groups';
import { messages } from '../messages';
import styles from './QueuePanel.module.css';

const texts = messages.queue;

/** Badges that were at two gates at about the same time, with who recorded it where. */
export function Conflicts({ groups, zone }: { groups: readonly ConflictGroup[]; zone: string }) {
  return (
    <section aria-label={texts.conflicts}>
      <div className={styles.head}>
        <h3 className={styles.title}>{`${texts.conflicts} (${groups.length})`}</h3>
      </div>
      <p className={styles.text}>{texts.conflictsText}</p>
      <ul className={styles.conflicts}>
        {groups.map(({ attendee, entries }) => (
          <li key={attendee.id} className={styles.conflict}>
            <p className={styles.name}>{fullName(attendee)}</p>
            {attendee.organization && <p className={styles.line}>{attendee.organization}</p>}
            <ul className={styles.places}>
              {entries.map(({ id, at, gate, offline, recordedBy }) => (
                <li key={id} className={styles.place}>
                  <time dateTime={at} className={styles.time}>
                    {formatTime(at, zone)}
                  </time>
                  <div>
                    <p>{gate}</p>
                    <p className={styles.line}>
                      {offline ? texts.offlineBy(recordedBy) : texts.onlineBy(recordedBy)}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
