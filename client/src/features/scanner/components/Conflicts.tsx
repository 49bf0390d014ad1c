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
      <ul className={styles.entries}>
        {groups.map(({ attendee, entries }) => (
          <li key={attendee.id} className={styles.entry}>
            <div className={styles.words}>
              <p className={styles.name}>
                {[fullName(attendee), attendee.organization].filter(Boolean).join(', ')}
              </p>
              {entries.map(({ id, at, gate, offline, recordedBy }) => (
                <p key={id} className={styles.line}>
                  {[
                    messages.last.line(formatTime(at, zone), gate),
                    offline ? texts.offlineBy(recordedBy) : texts.onlineBy(recordedBy),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
