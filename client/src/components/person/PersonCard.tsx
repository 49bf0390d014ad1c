import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PersonCard_AttendeeFragment } from '../../generated/graphql';
import { fullName } from '../../lib/format';
import card from '../Card.module.css';
import { CountryFlag } from '../CountryFlag';
import { PictureOrInitials } from '../PictureOrInitials';
import { Tag } from '../Tag';
import { BookmarkButton } from './BookmarkButton';
import { messages } from './messages';
import { PersonActions } from './PersonActions';
import styles from './PersonCard.module.css';
import { Reason } from './Reason';

export interface PersonCardProps {
  person: PersonCard_AttendeeFragment;
  /** Where the profile opens: the page itself with `?person=` set. */
  to: string;
  density?: 'card' | 'list';
  /** Id of the link, for the focus to return to. */
  linkId?: string;
  /** Level of the name among the headings of the page. */
  heading?: 'h2' | 'h3';
  /** More about the person in the place of the reason: sessions of a speaker, what an investor looks for. */
  children?: ReactNode;
}

/** One person: who they are, why to meet them, and what to do about it in one tap. The whole card opens the profile. */
export const PersonCard = memo(function PersonCard(props: PersonCardProps) {
  const { person, to, density = 'card', linkId, heading: Heading = 'h2', children } = props;
  const name = fullName(person);
  return (
    <article className={`${card.card} ${styles.card}`} data-density={density}>
      <div className={styles.head}>
        <PictureOrInitials
          name={name}
          src={person.avatarUrl}
          size={density === 'card' ? 64 : 48}
          online={person.online}
        />
        <div className={styles.who}>
          <Heading className={styles.name}>
            <Link id={linkId} to={to} className={card.open} preventScrollReset>
              {name}
            </Link>
          </Heading>
          {person.jobTitle && <p className={styles.job}>{person.jobTitle}</p>}
          {person.organization && <p className={styles.organization}>{person.organization}</p>}
        </div>
      </div>
      <p className={styles.facts}>
        <CountryFlag code={person.country} />
        {person.category !== 'ATTENDEE' && <Tag tone="info">{messages.category[person.category]}</Tag>}
        {person.isViewer && <Tag>{messages.you}</Tag>}
      </p>
      <div className={styles.why}>{children ?? <Reason match={person.match} />}</div>
      <div className={styles.actions}>
        <PersonActions person={person} />
      </div>
      <div className={styles.bookmark}>
        <BookmarkButton attendee={person} />
      </div>
    </article>
  );
});
