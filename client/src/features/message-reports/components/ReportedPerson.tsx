import { Link } from 'react-router-dom';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import type { MessageReport_ReportFragment } from '../../../generated/graphql';
import { fullName, jobLine } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { messages } from '../messages';
import styles from './MessageReports.module.css';

interface ReportedPersonProps {
  eventId: string;
  person: MessageReport_ReportFragment['sender'];
}

/** One of the two people of a chat; the name leads to the profile while there is one. */
export function ReportedPerson({ eventId, person }: ReportedPersonProps) {
  const name = fullName(person);
  const isGone = person.status === 'REMOVED';
  return (
    <div className={styles.person}>
      <PictureOrInitials name={name} src={person.avatarUrl} size={40} />
      <div>
        {isGone ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link className={styles.name} to={`${paths.attendees(eventId)}?person=${person.id}`}>
            {name}
          </Link>
        )}
        <div className={styles.quiet}>{isGone ? messages.panel.former : jobLine(person)}</div>
      </div>
    </div>
  );
}
