import { Badge, Tag } from 'antd';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../components/Avatar';
import { CountryFlag } from '../../../components/CountryFlag';
import type { AttendeeCard_AttendeeFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { cardLinkId } from '../lib/card-link';
import { cardInterests } from '../lib/interest-order';
import { messages } from '../messages';
import styles from './AttendeeCard.module.css';
import { BookmarkButton } from './BookmarkButton';
import { InterestTag } from './InterestTag';

const SHOWN_INTERESTS = 3;

interface AttendeeCardProps {
  attendee: AttendeeCard_AttendeeFragment;
  /** Where the profile opens: the page itself with `?person=` set. */
  to: string;
}

/** One person in the list: who they are, from where, and what the viewer has in common with them. */
export const AttendeeCard = memo(function AttendeeCard({ attendee, to }: AttendeeCardProps) {
  const name = fullName(attendee);
  const { shown, more } = cardInterests(attendee.interests, attendee.sharedInterests, SHOWN_INTERESTS);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Badge
          count={attendee.unreadCount}
          size="small"
          color="var(--ant-color-primary)"
          title={messages.unread(attendee.unreadCount)}
        >
          <Avatar name={name} src={attendee.avatarUrl} size={56} />
        </Badge>
        <div className={styles.who}>
          <h2 className={styles.name}>
            <Link id={cardLinkId(attendee.id)} to={to} className={styles.open} preventScrollReset>
              {name}
            </Link>
          </h2>
          <p className={styles.job}>{attendee.jobTitle}</p>
          <p className={styles.organization}>{attendee.organization}</p>
        </div>
        {!attendee.isViewer && (
          <div className={styles.bookmark}>
            <BookmarkButton attendee={attendee} />
          </div>
        )}
      </div>
      <p className={styles.facts}>
        <CountryFlag code={attendee.country} />
        {attendee.category !== 'ATTENDEE' && (
          <Tag className={styles.category} color="blue" variant="filled">
            {messages.category[attendee.category]}
          </Tag>
        )}
        {attendee.isViewer && <Tag className={styles.category}>{messages.you}</Tag>}
      </p>
      {shown.length > 0 && (
        <ul className={styles.interests}>
          {shown.map((entry) => (
            <li key={entry.term}>
              <InterestTag {...entry} />
            </li>
          ))}
          {more > 0 && <li className={styles.more}>+{more}</li>}
        </ul>
      )}
    </article>
  );
});
