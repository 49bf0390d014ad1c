import type { Announcement_AnnouncementFragment } from '../../../generated/graphql';
import { formatNumber } from '../../../lib/format';
import { messages } from '../messages';
import styles from './Announcements.module.css';

/** How many people an announcement went to, and how many it has reached. */
export function AnnouncementResult(announcement: Announcement_AnnouncementFragment) {
  const { recipientCount, reach, inPortal, byMail } = announcement;
  const texts = messages.panel;
  const numbers = [
    { label: texts.recipients, count: recipientCount ?? 0 },
    { label: texts.reached, count: reach.reached },
    ...(inPortal ? [{ label: texts.read, count: reach.read }] : []),
    ...(byMail ? [{ label: texts.mailed, count: reach.mailed }] : []),
  ];
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
