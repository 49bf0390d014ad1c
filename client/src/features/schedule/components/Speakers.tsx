import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { fullName } from '../../../lib/format';
import type { Session } from '../lib/agenda-entries';
import { messages } from '../messages';
import styles from './Speakers.module.css';

const SHOWN = 2;

/** The speakers in one line: photos and names of the first two. */
export function Speakers({ speakers }: Pick<Session, 'speakers'>) {
  if (speakers.length === 0) return null;
  const shown = speakers.slice(0, SHOWN);
  const more = speakers.length - shown.length;
  return (
    <span className={styles.speakers}>
      <span className={styles.photos}>
        {shown.map((speaker) => (
          <PictureOrInitials key={speaker.id} name={fullName(speaker)} src={speaker.avatarUrl} size={24} />
        ))}
      </span>
      <span className={styles.names}>
        {shown.map(fullName).join(', ')}
        {more > 0 && ` ${messages.moreSpeakers(more)}`}
      </span>
    </span>
  );
}
