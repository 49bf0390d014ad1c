import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../components/Avatar';
import { CountryFlag } from '../../../components/CountryFlag';
import type { PersonToMeet_AttendeeFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { messages } from '../messages';
import styles from './PersonToMeet.module.css';

const shownTerms = 2;

/** Why this person: what both care about, else that they are new. */
function reasonFor({ sharedInterests }: PersonToMeet_AttendeeFragment): string {
  if (sharedInterests.length === 0) return messages.justJoined;
  return messages.youShare(sharedInterests.slice(0, shownTerms).join(' and '));
}

/** A person worth meeting, with the reason; the card opens their profile. */
export function PersonToMeet({ person, to }: { person: PersonToMeet_AttendeeFragment; to: string }) {
  const name = fullName(person);
  const category = messages.category[person.category];
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <Avatar name={name} src={person.avatarUrl} size={56} />
        <CountryFlag code={person.country} flagOnly />
      </div>
      <h3 className={styles.name}>
        <Link to={to} className={styles.link}>
          {name}
        </Link>
      </h3>
      <p className={styles.job}>{person.jobTitle}</p>
      <p className={styles.organization}>{person.organization}</p>
      {category && <Tag color="orange">{category}</Tag>}
      <p className={styles.reason}>{reasonFor(person)}</p>
    </article>
  );
}
